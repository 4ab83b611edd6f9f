import type { Plait } from '@plaitful/illustrations/plait';

const maxEntries = 16;
const cache = new Map<string, Plait>();

/**
 * Caches plaits by key: returning to a page reuses its plait, and the loader contains the same one twice. Only the last
 * few are kept, since every width has its own.
 */
export function memoizePlait(key: string, create: () => Plait): Plait {
  const plait = cache.get(key) ?? create();
  cache.delete(key);
  cache.set(key, plait);
  const [oldest] = cache.keys();
  if (cache.size > maxEntries && oldest !== undefined) cache.delete(oldest);
  return plait;
}
