/** Paths under personal ones whose answers are the same for everyone. */
const shared: readonly unknown[] = ['/api/booking/booked-services'];

/** Whether a cached answer belongs to the user who fetched it, by its key `[method, path, parameters]`. */
export function isPersonal([, path]: readonly unknown[]): boolean {
  if (typeof path !== 'string' || shared.includes(path)) return false;
  return ['/api/users', '/api/booking', '/api/messages'].some((start) => path.startsWith(start));
}
