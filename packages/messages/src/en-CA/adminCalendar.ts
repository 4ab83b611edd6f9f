import { adminTitles } from './adminTitles.ts';

const bookingsWord = (count: number) => (count === 1 ? '1 booking' : `${count} bookings`);
const timesWord = (count: number) => (count === 1 ? '1 time' : `${count} times`);
const stylesWord = (count: number) => (count === 1 ? '1 style' : `${count} styles`);
const daysWord = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const adminCalendar = {
  title: adminTitles.calendar,
  views: {
    label: 'Month or week',
    month: 'Month',
    week: 'Week',
    today: 'Today',
    previous: { month: 'Previous month', week: 'Previous week' },
    next: { month: 'Next month', week: 'Next week' },
  },
  grid: ({ name }: { name: string }) => `Days of ${name}`,
  weekName: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  shown: ({ name }: { name: string }) => `${name} shown`,
  loading: 'Loading the calendar...',
  failed: 'We could not load the calendar. Please try again.',
  closeDays: 'Close days',
  offerTimes: 'Offer times',
  print: 'Print',
  day: {
    today: 'Today',
    booked: ({ count }: { count: number }) => `${count} booked`,
    free: ({ span }: { span: string }) => `${span} free`,
    offered: ({ count }: { count: number }) => `${timesWord(count)} offered`,
    nothingOffered: 'Nothing offered',
    closed: 'Closed',
    usuallyClosed: 'Usually closed',
    open: ({ hours }: { hours: string }) => `Open ${hours}`,
    full: 'Full',
    nothing: 'No bookings',
  },
  legend: {
    label: 'What the bars mean',
    booked: 'Booked',
    free: 'Free',
    closed: 'Closed',
    waiting: 'Deposit not here yet',
    next: 'Next',
    offered: 'A style can begin',
  },
  panel: {
    bookings: 'Bookings',
    noBookings: 'No bookings on this day.',
    offered: 'Offered',
    offeredNone: 'No style is offered on this day.',
    offeredAt: ({ time, count }: { time: string; count: number }) => `${time}, ${stylesWord(count)}`,
    holiday: ({ name }: { name: string }) => `${name}, a statutory holiday`,
    actions: ({ date }: { date: string }) => `Close or open ${date}`,
    past: 'This day is over.',
  },
  close: {
    day: 'Close this day',
    fromNow: 'Close from now on',
    afternoon: 'Close the afternoon',
    holiday: 'Close this holiday',
    part: 'Close part of it',
  },
  offerDay: 'Offer times on this day',
  earlier: 'Show earlier days',
  list: {
    title: 'Closed days',
    none: 'Nothing is closed ahead.',
    note: ({ note }: { note: string }) => `Note: ${note}`,
    message: ({ message }: { message: string }) => `Parents read: ${message}`,
    edit: 'Edit the words',
    open: 'Open again',
    opened: ({ span }: { span: string }) => `Open again: ${span}. What became of bookings stays.`,
    openFailed: 'It is still closed. Please try again.',
    gone: 'It was open again already.',
  },
  undo: {
    button: 'Undo',
    until: ({ text, time }: { text: string; time: string }) => `${text} You can undo this until ${time}.`,
    done: 'Undone. Everything is as it was before.',
    failed: 'It could not be undone. Please try again.',
    late: 'This can no longer be undone: it is too long ago, or a parent has booked one of the times.',
  },
  span: {
    until: ({ date, time }: { date: string; time: string }) => `${date}, until ${time}`,
    from: ({ date, time }: { date: string; time: string }) => `${date}, from ${time} on`,
    between: ({ date, from, to }: { date: string; from: string; to: string }) => `${date}, ${from} to ${to}`,
    days: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
    fromOn: ({ time }: { time: string }) => `from ${time} on`,
    untilTime: ({ time }: { time: string }) => `until ${time}`,
    times: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  },
};

export const closing = {
  title: 'Close the studio',
  titleOf: ({ span }: { span: string }) => `Close ${span}`,
  form: {
    from: 'First day',
    day: 'Day',
    to: 'Last day',
    wrongDate: 'Please enter a real date.',
    past: 'This day is over. Please choose a later one.',
    turned: 'The last day lies before the first. Please choose a later one.',
    tooLong: 'Please close at most a year at once.',
    which: 'How much',
    whole: 'Whole days',
    part: 'A part of the day',
    partHint: 'For one day only',
    fromTime: 'From',
    toTime: 'Until',
    endOfDay: 'End of the day',
    timesTurned: 'The end lies before the start. Please choose a later time.',
    next: 'Next',
  },
  checking: 'Looking for bookings in this time...',
  checkFailed: 'We could not look for bookings. Nothing is closed.',
  changeTime: 'Change the time',
  closedTimes: ({ count }: { count: number }) =>
    count === 0
      ? 'No style is offered in this time.'
      : `${timesWord(count)} that styles offer will show as closed. Opening again brings them back.`,
  noBookings: 'No bookings are in this time.',
  bookings: ({ count }: { count: number }) => `${bookingsWord(count)} in this time`,
  choiceOf: ({ childName, time }: { childName: string; time: string }) => `${childName}, ${time}`,
  choice: {
    ASK_TO_RESCHEDULE: 'Ask to reschedule',
    CANCEL: 'Cancel and notify',
    KEEP: 'Keep',
  },
  /** The effect of each choice. */
  outcome: {
    ASK_TO_RESCHEDULE: 'Gets a message with a link to choose another time. The booking stays until then.',
    CANCEL: 'Is cancelled by the studio, with a message.',
    KEEP: 'Stays, and nobody is told.',
  },
  cancelPaid: ({ deposit }: { deposit: string }) =>
    `Is cancelled by the studio, with a message that the ${deposit} deposit is returned.`,
  cancelBegun: 'Is cancelled by the studio. It has begun, so no message is sent.',
  isNew: 'New',
  isChanged: 'Changed',
  difference: {
    title: 'Nothing is closed yet: the bookings changed meanwhile',
    added: ({ names }: { names: string }) => `New: ${names}.`,
    changed: ({ names }: { names: string }) => `Changed: ${names}.`,
    gone: ({ names }: { names: string }) => `No longer in this time: ${names}.`,
    text: 'Everything you chose and typed is still here. Please look again and press the button once more.',
  },
  texts: {
    open: 'Note and message',
    note: 'Note',
    noteHint: 'For the studio alone. Please write no family’s name: it stays when a family is deleted.',
    count: ({ count, max }: { count: number; max: number }) => `${count}/${max}`,
    countSpoken: ({ count, max }: { count: number; max: number }) => `${count} of ${max} characters`,
    noteOver: ({ left }: { left: number }) => `Please shorten it by ${left}.`,
    message: 'Message for parents',
    messageHint:
      'Stands where parents choose a time. Empty: “The studio is closed”. No family’s name here either: it stays.',
  },
  passwordHint: 'Needed to change appointments.',
  cancel: 'Cancel',
  submit: ({ told }: { told: number }) =>
    told === 0
      ? 'Close the studio'
      : told === 1
        ? 'Close and tell 1 family'
        : `Close and tell ${told} families`,
  submitting: 'Closing...',
  failed: 'Nothing was closed.',
  unknown:
    'We did not get an answer, so we cannot say whether it is closed. Please look at the calendar before you try again.',
  done: ({ span, told }: { span: string; told: number }) => {
    if (told === 0) return `${span} is closed.`;
    return told === 1
      ? `${span} is closed. 1 family is being told.`
      : `${span} is closed. ${told} families are being told.`;
  },
  edit: {
    title: 'Edit the words',
    submit: 'Save',
    submitting: 'Saving...',
    done: 'The words are saved.',
    failed: 'The words were not saved.',
    changed:
      'Someone else changed this closure. You now see the newest words. Please check them and try again.',
  },
};

export const bulkAvailability = {
  title: 'Offer times',
  lead: 'Adds times to many styles at once. Nothing is taken out.',
  styles: {
    legend: 'Styles',
    all: 'All styles',
    service: ({ serviceName }: { serviceName: string }) => `All of ${serviceName}`,
    choose: 'Choose styles',
    chosen: ({ count, total }: { count: number; total: number }) => `${count} of ${total} styles`,
    none: 'Choose at least one style.',
    loading: 'Loading the styles...',
    failed: 'We could not load the styles. Please try again.',
  },
  dates: {
    legend: 'Days',
    weekly: 'Weekdays until a date',
    picked: 'Days I choose',
    weekdays: 'Weekdays',
    from: 'From',
    until: 'Until',
    wrongDate: 'Please enter a real date.',
    turned: 'The last day lies before the first. Please choose a later one.',
    past: 'This day is over. Please choose a later one.',
    tooMany: ({ max }: { max: number }) => `Please choose at most ${max} days at once.`,
    noWeekday: 'Choose at least one weekday.',
    none: 'Choose at least one day.',
    count: ({ count }: { count: number }) => `${daysWord(count)} chosen`,
    day: {
      chosen: ({ date }: { date: string }) => `${date}, chosen`,
      open: ({ date }: { date: string }) => `${date}, not chosen`,
      past: ({ date }: { date: string }) => `${date}, in the past`,
      closed: 'the studio is closed',
    },
    legendChosen: 'Chosen',
    legendUsuallyClosed: 'Usually closed',
    range: ({ first, last, count }: { first: string; last: string; count: number }) =>
      `${first} to ${last}, ${daysWord(count)}. Choose the last day.`,
    earlier: 'Earlier months are over.',
    holidays: {
      leaveOut: ({ count }: { count: number }) =>
        count === 1
          ? '1 of these days is a holiday: leave it out'
          : `${count} of these days are holidays: leave them out`,
      named: ({ name, date }: { name: string; date: string }) => `${name}, ${date}`,
    },
  },
  hours: {
    legend: 'Hours',
    opening: ({ hours }: { hours: string }) => `Opening hours: ${hours}`,
    own: 'Other hours',
    from: 'From',
    to: 'Until',
    turned: 'The end lies before the start. Please choose a later time.',
  },
  result: {
    heading: 'What is added',
    waiting: 'Choose styles, days and hours to see what is added.',
    counting: 'Counting...',
    failed: 'We could not count the times. Please try again.',
    total: ({ added, styles, days }: { added: number; styles: number; days: number }) =>
      `${timesWord(added)} for ${stylesWord(styles)} on ${daysWord(days)}`,
    nothing: 'Nothing would be added.',
    column: { style: 'Style', added: 'Added', existing: 'Offered already', skipped: 'Left out' },
    skipped: ({ dates, count }: { dates: string; count: number }) => `${daysWord(count)}: ${dates}`,
    reason: {
      CLOSED_WEEKDAY: 'no opening hours',
      STUDIO_CLOSED: 'the studio is closed',
      TOO_SHORT: 'the hours are too short for it',
      NO_TIME_LEFT: 'no time is left today',
    },
    reasonOf: ({ dates, reason }: { dates: string; reason: string }) => `${dates}: ${reason}`,
    others: ({ count }: { count: number }) => `${count} more`,
    none: 'None',
  },
  cancel: 'Cancel',
  submit: ({ added }: { added: number }) => (added === 0 ? 'Add times' : `Add ${timesWord(added)}`),
  submitting: 'Adding...',
  whyNot: 'Nothing would be added.',
  failed: 'No time was added.',
  done: ({ added, styles }: { added: number; styles: number }) =>
    `${timesWord(added)} added for ${stylesWord(styles)}.`,
  /** The same times were added elsewhere after the preview was counted. */
  unchanged: 'Nothing was added: these times are already there.',
};

export const feed = {
  title: 'In your own calendar',
  text: 'A secret address at which Google Calendar, Apple Calendar or Outlook reads the bookings. Children are shown by their initials.',
  create: 'Make a calendar address',
  renew: 'Make a new address',
  has: ({ moment }: { moment: string }) =>
    `An address is in use since ${moment}. A new one, a new password, and logging out all other devices end it.`,
  label: 'Address',
  once: 'Copy it now: it is shown only this once. Whoever has it can read the bookings.',
  end: 'Stop the calendar',
  ending: 'Stopping the calendar...',
  ended: 'The address no longer works.',
  endFailed: 'The address still works. Please try again.',
};
