import type { Plait } from '@plaitful/illustrations/plait';

const maxEntries = 16;
const cache = new Map<string, Plait>();

/**
 * Caches plaits by key, for returning to a page and for the loader, which contains the same plait twice. Only the
 * last few are kept, since every width needs another plait.
 */
export function memoizePlait(key: string, create: () => Plait): Plait {
  const plait = cache.get(key) ?? create();
  cache.delete(key);
  cache.set(key, plait);
  const [oldest] = cache.keys();
  if (cache.size > maxEntries && oldest !== undefined) cache.delete(oldest);
  return plait;
}
