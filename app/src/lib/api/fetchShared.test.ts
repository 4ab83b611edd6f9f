import { CancelledError, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
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
  const answer = fetchShared(() => cache.fetchQuery(options), new AbortController().signal);
  removeComponent();
  await expect(answer).resolves.toBe('the times');
});

it('is not asked again when the page that waits for it is left', async () => {
  const cache = new QueryClient();
  const asked = vi.fn<typeof call>(call);
  const page = new AbortController();
  const answer = fetchShared(() => cache.fetchQuery({ queryKey: ['times'], queryFn: asked }), page.signal);
  cache.clear();
  page.abort();
  await expect(answer).rejects.toBeInstanceOf(CancelledError);
  expect(asked).toHaveBeenCalledOnce();
});

it('fails as the call does', async () => {
  const options = { queryKey: ['times'], queryFn: () => Promise.reject(new Error('no route')), retry: false };
  const { signal } = new AbortController();
  const answer = fetchShared(() => new QueryClient().fetchQuery(options), signal);
  await expect(answer).rejects.toThrow('no route');
});
