const times = (count: number) => (count === 1 ? '1 time free' : `${count} times free`);

export const picker = {
  title: 'Choose a date and a time',
  intro: ({ styleName, durationSpoken }: { styleName: string; durationSpoken: string }) =>
    `${styleName} takes about ${durationSpoken}. Days with free times can be chosen.`,
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const,
  calendar: ({ month }: { month: string }) => `Calendar, ${month}`,
  month: {
    prev: 'Previous month',
    next: 'Next month',
    announce: ({ month, count }: { month: string; count: number }) =>
      count === 1 ? `${month}, 1 day with free times` : `${month}, ${count} days with free times`,
    none: {
      text: ({ month }: { month: string }) => `No free times in ${month}.`,
      button: ({ nextDate }: { nextDate: string }) => `Go to the next free day, ${nextDate}`,
    },
  },
  legend: { free: 'Free times', full: 'Full', notOffered: 'Closed or not offered', chosen: 'Your choice' },
  loading: 'Loading the free days...',
  day: {
    today: ({ dayWords }: { dayWords: string }) => `Today, ${dayWords}`,
    yours: ({ date }: { date: string }) => `${date}, the day of your appointment now`,
    free: ({ date, count }: { date: string; count: number }) => `${date}, ${times(count)}`,
    chosen: ({ date, count }: { date: string; count: number }) => `${date}, chosen, ${times(count)}`,
    full: ({ date }: { date: string }) => `${date}, full, every time is booked`,
    tooShort: ({ date }: { date: string }) => `${date}, no time is long enough for what you chose`,
    past: ({ date }: { date: string }) => `${date}, in the past`,
    notOffered: ({ date }: { date: string }) => `${date}, this style is not offered`,
    closed: ({ date }: { date: string }) => `${date}, the studio is closed`,
    gone: ({ date }: { date: string }) => `${date}, no times left today`,
  },
  caption: {
    free: ({ count }: { count: number }) => `${count} free`,
    full: 'Full',
    yours: 'Yours',
    today: 'Today',
  },
  times: {
    label: ({ date }: { date: string }) => `Times on ${date}`,
    prompt: 'Choose a date to see its times.',
    announce: ({ date, count }: { date: string; count: number }) =>
      count === 1 ? `${date}, 1 free time` : `${date}, ${count} free times`,
    announceOnly: ({ date, time }: { date: string; time: string }) => `${date}, 1 free time, ${time}, chosen`,
  },
  time: {
    to: ({ endTime }: { endTime: string }) => `to ${endTime}`,
    free: ({ time, endTime }: { time: string; endTime: string }) => `${time} to ${endTime}, free`,
    chosen: ({ time, endTime }: { time: string; endTime: string }) => `${time} to ${endTime}, chosen`,
    booked: {
      note: 'booked',
      spoken: ({ time, endTime }: { time: string; endTime: string }) =>
        `${time} to ${endTime}, already booked`,
    },
    tooShort: {
      note: 'too short for what you chose',
      spoken: ({ time, endTime }: { time: string; endTime: string }) =>
        `${time} to ${endTime}, too short for what you chose`,
    },
    past: {
      note: 'past',
      spoken: ({ time, endTime }: { time: string; endTime: string }) => `${time} to ${endTime}, already past`,
    },
    yours: {
      note: 'yours',
      spoken: ({ time, endTime }: { time: string; endTime: string }) =>
        `${time} to ${endTime}, your appointment now`,
    },
  },
  chosen: ({ date, time, endTime }: { date: string; time: string; endTime: string }) =>
    `${date}, ${time} to ${endTime}`,
  none: {
    text: 'This style has no free times right now.',
    hint: ({ contactEmail }: { contactEmail: string }) =>
      `New dates are added often. Look at another style, or write to ${contactEmail}.`,
    button: 'See all styles',
    tooShort: {
      text: 'No free time is long enough for what you chose.',
      hint: ({ contactEmail }: { contactEmail: string }) =>
        `Close this to choose less, or write to ${contactEmail}.`,
    },
  },
  next: 'Next',
  failed: 'We could not load the free times. Nothing you chose is lost.',
  changed: 'That time was just booked by someone else. The list is up to date now.',
};

export const disabledReasons = {
  day: {
    past: 'This day is over. Please choose a later one.',
    gone: 'The times of today have passed. Please choose a later day.',
    full: ({ nextDate }: { nextDate: string | undefined }) =>
      nextDate === undefined
        ? 'Every time on this day is booked.'
        : `Every time on this day is booked. The next free day is ${nextDate}.`,
    tooShort: ({ nextDate }: { nextDate: string | undefined }) =>
      nextDate === undefined
        ? 'No time on this day is long enough for what you chose.'
        : `No time on this day is long enough for what you chose. The next free day is ${nextDate}.`,
    yours: ({ nextDate }: { nextDate: string | undefined }) =>
      nextDate === undefined
        ? 'This is your day now. It has no other free times.'
        : `This is your day now. It has no other free times. The next free day is ${nextDate}.`,
    notOffered: ({ nextDate }: { nextDate: string | undefined }) =>
      nextDate === undefined
        ? 'This style is not offered on this day.'
        : `This style is not offered on this day. The next free day is ${nextDate}.`,
    closed: ({ hours }: { hours: string }) => `We are closed on this day. We are open ${hours}.`,
  },
  month: {
    prev: 'Earlier months are over.',
    next: 'There are no dates after this month yet.',
  },
  time: {
    booked: 'Someone has booked this time. Please choose another one.',
    tooShort: 'This time is too short for what you chose. Please choose another one.',
    past: 'This time has passed. Please choose a later one.',
    yours: 'This is already your time. Choose another one to reschedule.',
  },
  next: {
    loading: 'We are still checking this day.',
    noDate: 'Choose a date first.',
    noTime: 'Choose a time to go on.',
  },
};

export const time = {
  zoneNote: ({ city }: { city: string }) => `All times are ${city} time.`,
};
