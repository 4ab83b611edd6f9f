// What every version of a page shows, so that they differ in nothing but the library.

/** One row of the table. */
export interface Booking {
  id: number;
  date: string;
  parent: string;
  style: string;
  minutes: number;
}

export type BookingKey = 'date' | 'parent' | 'style' | 'minutes';

const parents = ['Amara Osei', 'Maya Tremblay', 'Ruth Adeyemi', 'Jonah Clarke', 'Sofia Nguyen'];
const styles = ['Two big plaits', 'Cornrows with beads', 'Flat twists', 'Wash and blow-out'];
const day = 86_400_000;

export const bookings: readonly Booking[] = Array.from({ length: 1000 }, (_, index) => ({
  id: index + 1,
  date: new Date(Date.UTC(2026, 11, 4) - ((index * 37) % 1000) * day).toISOString().slice(0, 10),
  parent: parents[(index * 7) % parents.length] ?? '',
  style: styles[(index * 3) % styles.length] ?? '',
  minutes: 60 + ((index * 11) % 9) * 15,
}));

export const columns: readonly { key: BookingKey; header: string }[] = [
  { key: 'date', header: 'Date' },
  { key: 'parent', header: 'Parent' },
  { key: 'style', header: 'Style' },
  { key: 'minutes', header: 'Minutes' },
];

export const pageSize = 10;

/** A page of the bookings, sorted. */
export function pageOf(page: number, key: BookingKey, isAscending: boolean): readonly Booking[] {
  const turned = isAscending ? 1 : -1;
  const sorted = bookings.toSorted((a, b) => (a[key] < b[key] ? -turned : a[key] > b[key] ? turned : 0));
  return sorted.slice((page - 1) * pageSize, page * pageSize);
}

export const questions = Array.from({ length: 12 }, (_, index) => ({
  key: `question${index + 1}`,
  question: `Question ${index + 1}: what should we bring?`,
  answer: `Answer ${index + 1}: come with clean, dry and detangled hair, and a snack for her.`,
}));

export const reviews = Array.from({ length: 8 }, (_, index) => ({
  key: `review${index + 1}`,
  text: `Review ${index + 1}: she fell asleep in the chair, and nobody pulled.`,
}));

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
