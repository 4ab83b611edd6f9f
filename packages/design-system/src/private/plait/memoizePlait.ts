import type { Plait } from '@plaitful/illustrations/plait';

const maxEntries = 16;
const cache = new Map<string, Plait>();

/**
 * The plait made before for the same key, or a new one: a page that is come back to has the same again, and the loader has
 * one twice. Only the last few are kept, since every width has its own.
 */
export function memoizePlait(key: string, create: () => Plait): Plait {
  const plait = cache.get(key) ?? create();
  cache.delete(key);
  cache.set(key, plait);
  const [oldest] = cache.keys();
  if (cache.size > maxEntries && oldest !== undefined) cache.delete(oldest);
  return plait;
}
