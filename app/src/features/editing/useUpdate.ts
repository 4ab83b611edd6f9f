import type { ApiProblem } from '@plaitful/api-client/problem';
import { toast, type ToastOptions } from '@plaitful/design-system/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { unwrapResponse, toProblem } from '../../lib/api/unwrapResponse.ts';
import { useApiProblem } from '../../lib/forms/useForm.ts';

export const isConflict = (problem: ApiProblem): boolean =>
  problem.kind === 'refused' && problem.code === 'changed_meanwhile';

/** Without an ETag the last one to save wins. */
export const ifMatch = (etag: string | undefined) =>
  etag === undefined ? {} : { header: { 'If-Match': etag } };

interface UpdateOptions<Values, Stored, Thing> {
  /** The call, with the parameters that `ifMatch` makes. */
  send: (values: Values, match: ReturnType<typeof ifMatch>) => Parameters<typeof unwrapResponse<Stored>>[0];
  /** Fetches the newest version; undefined when it was deleted or the call failed. */
  readNewest: () => Promise<Thing | undefined>;
  onStored: (stored: Stored) => void;
  labels: { done: string; failed: string };
  /** The message for a failure, if any. @default labels.failed */
  failure?: (problem: ApiProblem) => string | undefined;
  position?: ToastOptions['position'];
}

/**
 * Stores a record. When someone else changed it meanwhile (412), loads the newest version, to choose between
 * both.
 */
export function useUpdateWithConflict<Values, Stored, Thing>(options: UpdateOptions<Values, Stored, Thing>) {
  const {
    send,
    readNewest,
    onStored,
    labels,
    failure = () => labels.failed,
    position = 'top-right',
  } = options;
  const [newest, setNewest] = useState<Thing>();
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: ({ values, etag }: { values: Values; etag: string | undefined }) =>
      unwrapResponse(send(values, ifMatch(etag))),
    onSuccess: (stored) => {
      toast.success(labels.done, { position });
      onStored(stored);
    },
    onError: async (failed) => {
      const text = failure(toProblem(failed));
      if (text !== undefined) toast.error(text, { position });
      if (isConflict(toProblem(failed))) setNewest(await readNewest());
    },
  });
  const problem = useApiProblem(error);
  return {
    save: (values: Values, etag: string | undefined) => {
      if (!isPending) mutate({ values, etag });
    },
    isSaving: isPending,
    sent: variables?.values,
    /** Shown in the form, except during a conflict. */
    error: newest === undefined ? error : null,
    /** Of the last save, also while there are two versions. */
    problem,
    newest,
    /** Shown beside the two versions. */
    newestError: problem === null || isConflict(problem) ? undefined : failure(problem),
    forgetNewest: () => {
      setNewest(undefined);
      reset();
    },
  };
}
