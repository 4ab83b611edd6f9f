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
