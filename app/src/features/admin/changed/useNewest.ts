import { readProblem } from '@plaitful/api-client/problem';
import { useState } from 'react';

/** Whether a change was refused because somebody else had changed the same thing (readings, "Wire details"). */
export function isChangedMeanwhile(error: unknown): boolean {
  if (error === null || error === undefined) return false;
  const problem = readProblem(error);
  return problem.kind === 'refused' && problem.code === 'changed_meanwhile';
}

/** The header by which a change says what it was made of; without an etag the last one to save wins. */
export const ifMatch = (etag: string | undefined) =>
  etag === undefined ? {} : { header: { 'If-Match': etag } };

/**
 * The newest version of a thing whose change was refused, to be shown beside one's own.
 * @param read fetches it; undefined when there is none any more, or no answer
 */
export function useNewest<Thing>(read: () => Promise<Thing | undefined>) {
  const [newest, setNewest] = useState<Thing>();
  return {
    newest,
    /** Fetches it, if that is what a call failed for. */
    lookAfter: async (error: unknown): Promise<void> => {
      if (isChangedMeanwhile(error)) setNewest(await read());
    },
    forget: () => setNewest(undefined),
  };
}
