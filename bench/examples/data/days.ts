export const today = '2026-12-03';

/** The studio opens on Fridays and Saturdays; one of three such days is full. */
export function dayOf(date: string): 'free' | 'full' | 'closed' {
  const at = new Date(`${date}T00:00Z`);
  if (date < today || at.getUTCDay() < 5) return 'closed';
  return at.getUTCDate() % 3 === 0 ? 'full' : 'free';
}

const formats = {
  day: new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

export const dayWords = (date: string): string => formats.day.format(new Date(`${date}T00:00Z`));
export const monthWords = (month: string): string => formats.month.format(new Date(`${month}-01T00:00Z`));

/** An hour each, from one to seven in the afternoon; some are taken. */
export const times = Array.from({ length: 6 }, (_, index) => ({
  time: `${13 + index}:00`,
  text: `${1 + index}:00 pm`,
  isFree: index % 3 !== 0,
}));
