const nbsp = '\u{A0}';

export const format = {
  time: {
    am: 'am',
    pm: 'pm',
    amCell: 'AM',
    pmCell: 'PM',
    invalid: 'Invalid Time',
  },
  duration: {
    minutes: ({ minutes }: { minutes: number }) => `${minutes}mins`,
    hours: ({ hours, minutes }: { hours: number; minutes: number }) => `${hours}hr(s):${minutes}mins`,
  },
  spoken: {
    minutes: ({ count }: { count: number }) => (count === 1 ? `1${nbsp}minute` : `${count}${nbsp}minutes`),
    hours: ({ count }: { count: number }) => (count === 1 ? `1${nbsp}hour` : `${count}${nbsp}hours`),
    seconds: ({ count }: { count: number }) => (count === 1 ? `1${nbsp}second` : `${count}${nbsp}seconds`),
  },
  short: {
    minutes: ({ minutes }: { minutes: number }) => `${minutes}${nbsp}min`,
    hours: ({ hours }: { hours: number }) => `${hours}${nbsp}h`,
  },
  hours: ({ weekday, from, to }: { weekday: string; from: string; to: string }) =>
    `${weekday} ${from} to ${to}`,
};
