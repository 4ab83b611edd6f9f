/** Without a line break after its hyphen; the fonts do not have the hyphen that never breaks. */
export const eTransfer = 'e-\u{2060}Transfer';

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
    minutes: ({ count }: { count: number }) => (count === 1 ? '1 minute' : `${count} minutes`),
    hours: ({ count }: { count: number }) => (count === 1 ? '1 hour' : `${count} hours`),
    seconds: ({ count }: { count: number }) => (count === 1 ? '1 second' : `${count} seconds`),
  },
  short: {
    minutes: ({ count }: { count: number }) => `${count} min`,
    hours: ({ count }: { count: number }) => `${count} h`,
  },
  hours: ({ weekday, from, to }: { weekday: string; from: string; to: string }) =>
    `${weekday} ${from} to ${to}`,
};
