import { imageField } from './admin.ts';
import { adminTitles } from './adminTitles.ts';

const list = new Intl.ListFormat('en-CA', { type: 'conjunction' });

/** Joins with commas, and "and" before the last. */
export const joinWithCommas = (words: readonly string[]): string => list.format(words);

const datesWord = (count: number) => (count === 1 ? '1 date' : `${count} dates`);
const timesWord = (count: number) => (count === 1 ? '1 time' : `${count} times`);

export const styleForm = {
  add: {
    title: adminTitles.styleAdd,
    done: 'Style added successfully!',
    failed: 'Failed to add style. Please try again.',
  },
  update: {
    title: adminTitles.styleUpdate,
    done: 'Style updated successfully!',
    failed: 'Failed to update style. Please try again.',
  },
  errors: ({ count }: { count: number }) =>
    count === 1 ? 'Please look at 1 field' : `Please look at ${count} fields`,
  submit: 'Submit',
  why: 'Fill in the service, the name, the price, the deposit and the duration.',
  submitting: 'Loading...',
  cancel: 'Cancel',
  loading: 'Loading the style...',
  loadFailed: 'We could not load this style. Please try again.',
  missing: { text: 'This style no longer exists.', button: 'Back to the styles' },
  about: 'About the style',
  service: {
    label: 'Service',
    placeholder: 'Choose a service',
    error: 'Please choose a service.',
    fixed: 'A style stays with its service. To move it, add a new style there.',
    failed: 'Failed to fetch services',
  },
  name: {
    label: 'Style name',
    error: 'Please enter a style name.',
    duplicate: 'This service already has a style with this name.',
    tooLong: ({ max }: { max: number }) => `Please keep the name to ${max} characters.`,
  },
  deposit: {
    label: 'Deposit ($)',
    error: 'Please enter an amount such as 20.',
    tooHigh: 'The deposit cannot be more than the final price.',
  },
  price: { label: 'Service price ($)', error: 'Please enter an amount above 0, such as 85 or 85.50.' },
  discount: {
    label: 'Discount (%)',
    hint: '0 for no discount.',
    error: 'Please enter a number from 0 to 100.',
  },
  finalPrice: {
    label: 'Final price ($)',
    hint: 'Worked out from the price and the discount. Parents pay this.',
  },
  short: {
    label: 'Short description',
    addHint: 'Shown on the card. It can be longer once the style is added.',
    updateHint: 'Shown on the card.',
  },
  tags: {
    label: 'Good to know',
    hint: 'Parents can look for styles by these.',
    noAddedHair: 'No added hair',
    gentle: 'Gentle on tender heads',
    yes: 'Yes',
    no: 'No',
  },
  extras: {
    label: adminTitles.extras,
    hint: 'Parents choose from these when they book. Price and time are added to the style’s.',
    loading: 'Loading the extras...',
    failed: 'We could not load the extras. The style keeps those that it has.',
    none: 'There are no extras yet.',
    link: 'Add extras',
    edit: 'Edit the extras',
    full: ({ max }: { max: number }) => `A style can have ${max} extras. Take one out first.`,
    unknown: 'A deleted extra',
    preparation: {
      label: 'What to do or bring',
      hint: 'Shown on the style’s page, in the confirmation and in the reminder. Left empty, the studio’s general text is shown.',
    },
  },
  full: { label: 'Full details', hint: 'Shown on the style’s page.' },
  counter: {
    text: ({ count, max }: { count: number; max: number }) => `${count}/${max}`,
    over: ({ left }: { left: number }) => `${left} too many. Please shorten it.`,
  },
  duration: {
    label: 'Duration',
    hint: 'Hours, a colon, minutes: 1:30 for an hour and a half.',
    error: 'Please enter hours 1 to 9, a colon, and minutes 00 to 59, such as 1:30.',
    changed: 'The possible times have changed with the duration. Times that no longer fit are marked below.',
    possible: ({ count }: { count: number }) =>
      count === 1 ? '1 possible time a day' : `${count} possible times a day`,
  },
  image: {
    ...imageField,
    addHint: 'SVG, PNG, JPG or GIF, max 800x400px',
    updateHint: 'PNG or JPG, up to 10MB',
    accepted: 'We can take PNG and JPG, up to 10MB.',
    preview: ({ styleName }: { styleName: string }) => `Preview of the image of ${styleName}`,
    newStyle: 'the new style',
    stored: 'The image now',
    keep: 'The image stays as it is unless you choose a new one.',
    missing: 'Please upload an image for the style.',
  },
  changed: {
    noDate: 'Not offered',
    more: ({ count }: { count: number }) => `and ${datesWord(count)} more`,
  },
};

export const styleDates = {
  label: 'Available dates',
  hint: 'Choose a day, or drag over several. Choosing a day again takes it out.',
  choice: { legend: 'What a press chooses', day: 'One day', range: 'Several days' },
  past: 'Cannot select previous dates',
  closedDay: 'The studio is usually closed on this day. You can still offer it.',
  empty: 'No dates yet. Choose days in the calendar, then add times to each.',
  count: ({ count }: { count: number }) => `${datesWord(count)} chosen`,
  withoutTimes: ({ count }: { count: number }) =>
    count === 1
      ? '1 date has no times yet. It is not saved without one.'
      : `${count} dates have no times yet. They are not saved without one.`,
  undo: 'Undo the last change',
  undone: 'The last change is undone.',
  month: { why: 'Earlier months are over.' },
  day: {
    chosen: ({ date, count }: { date: string; count: number }) => `${date}, chosen, ${timesWord(count)}`,
    open: ({ date }: { date: string }) => `${date}, not chosen`,
    past: ({ date }: { date: string }) => `${date}, in the past`,
    isOpen: 'open below',
    booked: ({ count }: { count: number }) => `${count} booked`,
    offGridTimes: ({ count }: { count: number }) =>
      count === 1 ? '1 no longer fits the duration' : `${count} no longer fit the duration`,
    planned: 'gets the copied times',
    caption: ({ count }: { count: number }) => `×${count}`,
  },
  range: ({ first, last, count }: { first: string; last: string; count: number }) =>
    `${first} to ${last}, ${count === 1 ? '1 day' : `${count} days`}. Choose the last day.`,
  legend: {
    available: 'Can be chosen',
    chosen: 'Has times',
    open: 'Open below',
    planned: 'Will be copied',
    empty: 'Chosen, no times yet',
    booked: 'Booked',
  },
  list: {
    heading: 'All dates',
    month: ({ month, count }: { month: string; count: number }) => `${month}, ${datesWord(count)}`,
    open: ({ date }: { date: string }) => `Change the times on ${date}`,
    noTimes: 'No times',
  },
  remove: {
    date: 'Take this date out',
    dateOf: ({ date }: { date: string }) => `Take ${date} out`,
    title: ({ date }: { date: string }) => `Take ${date} out?`,
    timeTitle: ({ time, date }: { time: string; date: string }) => `Take ${time} on ${date} out?`,
    confirm: 'Take it out',
    confirming: 'Taking it out...',
    keep: 'Keep it',
  },
};

export const styleTimes = {
  heading: ({ date }: { date: string }) => `Times on ${date}`,
  choose: 'Choose a date in the calendar to see its times.',
  noDuration: 'Enter a duration such as 1:30 first. The times follow from it.',
  empty: 'No times on this date yet.',
  inside: 'Within your opening hours',
  outside: 'Outside your opening hours. You can still offer them.',
  offGridTimes: 'These no longer fit the duration. Please take them out.',
  removeAllOffGrid: 'Take out every time that no longer fits',
  offGridRemoved: 'The times that no longer fit are taken out.',
  offGridKept: 'Booked times were kept. Take them out one by one.',
  state: {
    open: 'not offered',
    booked: 'booked',
    full: 'no free chair',
    offGrid: 'no longer fits',
    past: 'over',
  },
  bookedLine: ({ times, date, count }: { times: string; date: string; count: number }) =>
    `${date}, ${times} ${count === 1 ? 'is' : 'are'} booked.`,
  fullLine: ({ times, count }: { times: string; count: number }) =>
    `No chair is free at ${times}, so parents see ${count === 1 ? 'it' : 'them'} as full.`,
  label: 'Time',
  placeholder: 'Choose a time',
  add: 'Add time',
  invalid: 'Please select a valid time slot based on the style duration.',
  duplicate: 'This time slot has already been added for this date.',
  booked: ({ date, time }: { date: string; time: string }) =>
    `${date}, ${time} is booked. Taking the time out here does not cancel that appointment.`,
  lastRemoved: ({ date }: { date: string }) =>
    `That was the last time on ${date}, so the date was taken out too.`,
  copy: {
    heading: 'Use these times on',
    all: 'All chosen dates',
    weekly: ({ weekday }: { weekday: string }) => `Every ${weekday} until`,
    until: 'Last day',
    untilWrong: 'Please choose a real date.',
    picked: 'Days I choose',
    pickHint: 'Choose the days in the calendar.',
    untilHint: 'Choose the last day.',
    noTimes: 'Add a time to this date first.',
    gets: ({ dates, count, times }: { dates: string; count: number; times: number }) =>
      `${dates} ${count === 1 ? 'gets' : 'get'} ${times === 1 ? 'this time' : `these ${times} times`}.`,
    keeps: ({ dates, count }: { dates: string; count: number }) =>
      `${dates} ${count === 1 ? 'keeps its' : 'keep their'} own times.`,
    same: ({ dates, count }: { dates: string; count: number }) =>
      `${dates} ${count === 1 ? 'has' : 'have'} these times already.`,
    others: ({ count }: { count: number }) => (count === 1 ? '1 more' : `${count} more`),
    none: 'There is no other date to copy to.',
    submit: ({ count }: { count: number }) => `Copy to ${datesWord(count)}`,
    copiedAll: 'The times are now on all chosen dates.',
    copied: ({ count }: { count: number }) =>
      `The times are now on ${count} more ${count === 1 ? 'date' : 'dates'}.`,
  },
};
