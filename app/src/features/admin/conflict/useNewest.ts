import { readProblem } from '@plaitful/api-client/problem';
import { useState } from 'react';

export function isConflict(error: unknown): boolean {
  if (error === null || error === undefined) return false;
  const problem = readProblem(error);
  return problem.kind === 'refused' && problem.code === 'changed_meanwhile';
}

/** Without an ETag the last one to save wins. */
export const ifMatch = (etag: string | undefined) =>
  etag === undefined ? {} : { header: { 'If-Match': etag } };

/**
 * The newest version of a record whose change was refused with 412, shown beside one's own.
 * @param read fetches it; undefined when it was deleted or the call failed
 */
export function useNewest<Thing>(read: () => Promise<Thing | undefined>) {
  const [newest, setNewest] = useState<Thing>();
  return {
    newest,
    /** Fetches the newest version, if that is why the call failed. */
    handleConflict: async (error: unknown): Promise<void> => {
      if (isConflict(error)) setNewest(await read());
    },
    forget: () => setNewest(undefined),
  };
}
