import type { Plait } from '@plaitful/illustrations/plait';

const most = 16;
const known = new Map<string, Plait>();

/**
 * The plait made before for the same course, or a new one: a page that is come back to has the same again, and the loader has
 * one twice. Only the last few are kept, since every width has its own.
 */
export function remembered(course: string, make: () => Plait): Plait {
  const plait = known.get(course) ?? make();
  known.delete(course);
  known.set(course, plait);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
  return plait;
}
