import { CancelledError } from '@tanstack/react-query';

/**
 * The answer of `fetchQuery`, also where a component on the page asked for the same and is removed meanwhile: that
 * cancels the call for both, so it is sent again, unless `signal` says that nobody waits for it any more.
 */
export const fetchShared = <Answer>(
  fetchQuery: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> =>
  fetchQuery().catch((error: unknown) => {
    if (error instanceof CancelledError && !signal.aborted) return fetchQuery();
    throw error;
  });
