import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fetchShared } from './fetchShared.ts';

/** A call that ends when it is cancelled, as `fetch` does. */
const call = ({ signal }: { signal: AbortSignal }): Promise<string> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
    setTimeout(() => resolve('the times'), 20);
  });

it('answers although a component that asked for the same is removed meanwhile', async () => {
  const cache = new QueryClient();
  const options = { queryKey: ['times'], queryFn: call };
  const removeComponent = new QueryObserver(cache, options).subscribe(() => undefined);
  const answer = fetchShared(() => cache.fetchQuery(options));
  removeComponent();
  await expect(answer).resolves.toBe('the times');
});

it('fails as the call does', async () => {
  const options = { queryKey: ['times'], queryFn: () => Promise.reject(new Error('no route')), retry: false };
  await expect(fetchShared(() => new QueryClient().fetchQuery(options))).rejects.toThrow('no route');
});
