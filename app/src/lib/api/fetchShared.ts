import { CancelledError } from '@tanstack/react-query';

/**
 * The answer of `fetchQuery`, also where a component on the page asked for the same and is removed meanwhile: that
 * cancels the call for both, so it is sent again.
 */
export const fetchShared = <Answer>(fetchQuery: () => Promise<Answer>): Promise<Answer> =>
  fetchQuery().catch((error: unknown) => {
    if (error instanceof CancelledError) return fetchQuery();
    throw error;
  });
