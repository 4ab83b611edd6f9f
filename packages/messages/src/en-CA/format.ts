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
    minutes: ({ minutes }: { minutes: number }) => `${minutes} min`,
    hours: ({ hours }: { hours: number }) => `${hours} h`,
  },
  hours: ({ weekday, from, to }: { weekday: string; from: string; to: string }) =>
    `${weekday} ${from} to ${to}`,
};
