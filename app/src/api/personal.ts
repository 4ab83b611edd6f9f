/** Calls whose answers are the same for everyone, among those of users and bookings. */
const shared: readonly unknown[] = ['/api/booking/booked-services'];

/** Whether a cached answer belongs to whoever was signed in, by its key `[method, path, parameters]`. */
export function isPersonal([, path]: readonly unknown[]): boolean {
  if (typeof path !== 'string' || shared.includes(path)) return false;
  return path.startsWith('/api/users') || path.startsWith('/api/booking');
}
