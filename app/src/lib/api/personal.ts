/** Calls whose answers are the same for everyone, among those of users and bookings. */
const shared: readonly unknown[] = ['/api/booking/booked-services'];

/** Whether a cached answer belongs to whoever was signed in, by its key `[method, path, parameters]`. */
export function isPersonal([, path]: readonly unknown[]): boolean {
  if (typeof path !== 'string' || shared.includes(path)) return false;
  return ['/api/users', '/api/booking', '/api/messages'].some((start) => path.startsWith(start));
}
