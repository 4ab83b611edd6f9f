import type { DatePickerDay, DatePickerDayState } from '../components/DatePicker/DatePicker.tsx';
import type { TimeSlotPickerState } from '../components/TimeSlotPicker/TimeSlotPicker.tsx';
import { getDateWords } from './dateWords.ts';
import type { DatePickerDayFacts, MultiDatePickerDayFacts, TimeSlotFacts, Words } from './words.ts';

const dates = getDateWords('en');
const { formatDate, formatDay, formatMonth, formatTime } = dates;

/** "1 time", "2 times". */
const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

const pleaseWait = 'Please wait...';
const dayIsOver = 'This day is over.';

const dayReasons: Record<Exclude<DatePickerDayState, 'free'>, string> = {
  full: 'Every time on this day is booked.',
  notOffered: 'Nothing is offered on this day.',
  closed: 'We are closed on this day.',
  past: dayIsOver,
  gone: 'No times are left today.',
  loading: 'The free times are still loading.',
};
const dayStates: Record<Exclude<DatePickerDayState, 'free'>, string> = {
  full: 'full',
  notOffered: 'not offered',
  closed: 'closed',
  past: 'in the past',
  gone: 'no times left',
  loading: 'loading',
};

function getDay(date: string, { state, free, isChosen, isToday }: DatePickerDayFacts): DatePickerDay {
  const parts = [isToday && 'Today', formatDate(date), isChosen && state === 'free' && 'chosen'];
  const label = (status: string) => [...parts, status].filter(Boolean).join(', ');
  const mark = isToday === undefined ? {} : { isToday };
  if (state !== 'free') {
    const caption = isToday ? 'Today' : state === 'full' ? 'Full' : undefined;
    return {
      state,
      label: label(dayStates[state]),
      disabledReason: dayReasons[state],
      ...(caption !== undefined && { caption }),
      ...mark,
    };
  }
  if (free === undefined) return { state, label: label('free'), ...mark };
  return { state, caption: `${free} free`, label: label(`${count(free, 'time')} free`), ...mark };
}

function getMultiDay(date: string, { isChosen, isOpen, ...day }: MultiDatePickerDayFacts) {
  const { times = [], isPast, isToday, isUsuallyClosed, isBooked } = day;
  const parts = [
    isToday && 'Today',
    formatDate(date),
    isChosen ? `chosen, ${count(times.length, 'time')}` : 'not chosen',
    isBooked && 'booked',
    isOpen && 'its times are shown',
  ];
  const note = isPast ? dayIsOver : isUsuallyClosed ? 'Usually closed on this day.' : undefined;
  return {
    ...day,
    label: parts.filter(Boolean).join(', '),
    ...(times.length > 0 && { caption: `×${times.length}` }),
    ...(note !== undefined && { note }),
  };
}

const slotNotes: Record<Exclude<TimeSlotPickerState, 'free'>, string> = {
  booked: 'booked',
  past: 'past',
  yours: 'yours now',
};
const slotReasons: Record<Exclude<TimeSlotPickerState, 'free'>, string> = {
  booked: 'Someone else has this time.',
  past: 'This time is over.',
  yours: 'This is your time now.',
};

function getSlot({ time, state, end }: TimeSlotFacts) {
  const until = end === undefined ? '' : `to ${formatTime(end)}`;
  const label = (status: string) => `${formatTime(time)}${until && ` ${until}`}, ${status}`;
  const item = { time, state, text: formatTime(time) };
  if (state === 'free') return { ...item, label: label('free'), ...(until && { note: until }) };
  return {
    ...item,
    note: slotNotes[state],
    label: label(slotNotes[state]),
    disabledReason: slotReasons[state],
  };
}

const pagination: Words['pagination'] = {
  label: 'Pages',
  previous: { text: 'Prev', suffix: 'page' },
  next: { text: 'Next', suffix: 'page' },
  page: (page) => `Page ${page}`,
  current: (page, pages) => `Page ${page} of ${pages}, you are here`,
  gap: 'Some pages are not shown',
  turned: (page, pages) => `Page ${page} of ${pages} shown`,
};

/** The words of components for dates and times. */
const calendars = {
  calendar: {
    label: (month) => `Calendar, ${formatMonth(month)}`,
    formatMonth,
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    previousMonth: { label: 'Previous month', disabledReason: 'Earlier months are over.' },
    nextMonth: { label: 'Next month', disabledReason: 'Later months are not open yet.' },
    announceMonth: formatMonth,
  },
  dateField: { invalidError: 'Please enter a date that exists.' },
  datePicker: {
    day: getDay,
    legend: [
      { variant: 'free', text: 'Free times' },
      { variant: 'chosen', text: 'Your choice' },
      { variant: 'full', text: 'Full' },
      { variant: 'notOffered', text: 'Not offered' },
      { variant: 'past', text: 'Over' },
    ],
  },
  dates,
  dateTimePicker: {
    prompt: 'Choose a date to see its times.',
    announcement: (date, free) => `${formatDate(date)}, ${count(free, 'free time')}`,
    heading: formatDate,
    timesLabel: (date) => `Times on ${formatDate(date)}`,
    chosen: (date, time) =>
      time === undefined ? formatDate(date) : `${formatDate(date)}, ${formatTime(time)}`,
    next: 'Next',
    disabledReasons: { noDate: 'Choose a date and a time to go on.', noTime: 'Choose a time to go on.' },
  },
  multiDatePicker: {
    day: getMultiDay,
    describeRange: ({ first, last, dates: chosen }) =>
      `${formatDay(first)} to ${formatDay(last)}, ${count(chosen.length, 'day')}. Choose the last day.`,
    legend: [
      { variant: 'available', text: 'Not chosen' },
      { variant: 'usuallyClosed', text: 'Usually closed' },
      { variant: 'chosen', text: 'Has times' },
      { variant: 'empty', text: 'No times yet' },
      { variant: 'open', text: 'Times shown' },
      { variant: 'booked', text: 'Booked' },
    ],
  },
  timeSlotPicker: { item: getSlot },
} satisfies Partial<Words>;

/** The words of fields and forms. */
const fields = {
  characterCounter: {
    text: ({ count: length, max }) => `${length}/${max}`,
    spoken: ({ count: length, max }) => `${length} of ${max} characters`,
    tooLong: ({ over }) => `${over} too many. Please shorten it.`,
  },
  copyField: {
    words: (label) => ({
      copy: 'Copy',
      copied: 'Copied',
      announce: `${label} copied`,
      failed: 'Copying did not work. Press and hold the text to copy it.',
    }),
  },
  errors: {
    required: 'Please fill in this field.',
    email: 'Please enter a valid email address.',
    phone: 'Please enter a valid phone number.',
  },
  fileDropZone: {
    drop: 'Drop an image here, or choose one',
    remove: 'Remove image',
    preview: 'Preview of the image',
    wrongType: 'We cannot use this type of file. Please choose another one.',
    tooLarge: 'This image is too large. Please choose a smaller one.',
    broken: 'We could not read this image. Please choose another one.',
    onlyFirst: 'Only the first image was used.',
  },
  fileProgress: 'Sending the image',
  form: {
    summaryTitle: (errors) => `Please look at ${errors === 1 ? 'one field' : `${errors} fields`}`,
  },
  moneyField: { invalidError: 'Please enter an amount, such as 85 or 85.50.' },
  numberField: { invalidError: 'Please enter a number.' },
  passwordField: { showLabel: 'Show password', hideLabel: 'Hide password' },
  passwordRules: { metLabel: 'Met:', unmetLabel: 'Not yet:' },
  phoneField: { label: 'Phone number', hint: 'A Canadian number, 10 digits, such as 613-555-0199.' },
  searchField: { clearLabel: 'Clear the search' },
  select: { placeholder: 'Please choose' },
} satisfies Partial<Words>;

/** English words for every component. */
export const en: Words = {
  ...calendars,
  ...fields,
  button: { busyLabel: pleaseWait },
  carousel: {
    carousel: 'carousel',
    slide: 'slide',
    previous: 'Previous slide',
    next: 'Next slide',
    picker: 'Choose a slide',
    position: ({ index, total }) => `${index} of ${total}`,
  },
  carouselRotation: {
    pause: 'Pause',
    play: 'Play',
    reducedMotionNote: 'Slides do not move on their own, because your device asks for less motion.',
  },
  confirmDialog: {
    closeLabel: 'Close',
    words: (confirm) => ({ keep: 'Cancel', confirm, confirming: pleaseWait }),
  },
  dialog: { closeLabel: 'Close' },
  errorState: {
    title: 'We could not load this.',
    retry: { label: 'Try again', busyLabel: pleaseWait },
  },
  footer: { label: 'About this site' },
  loading: 'Loading...',
  logo: { label: (name) => `${name}, home page` },
  menu: { label: (subject) => `Actions for ${subject}` },
  paginatedTable: { pagination, range: (from, to, total) => `${from} to ${to} of ${total}` },
  pagination,
  sidebar: { label: 'Pages of this site', menu: { open: 'Open menu', close: 'Close menu' } },
  skipLink: 'Skip to the main content',
  stepper: {
    label: 'Steps',
    step: ({ name, state, number, total }) =>
      `Step ${number} of ${total}, ${name}${state === 'done' ? ', done' : ''}`,
  },
  styleCard: { originalPriceLabel: 'before' },
  tableSorting: {
    label: 'Sort by',
    sorted: (header, direction) => `Sorted by ${header}, ${direction}`,
  },
  toastRegion: { label: 'Notifications', closeLabel: 'Dismiss notification' },
  topBar: { label: 'Main menu', menu: { open: 'Open menu', close: 'Close menu' } },
  truncatedText: { more: 'Read more', less: 'Show less' },
};
