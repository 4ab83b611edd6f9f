import { readProblem, type ApiProblem } from '@plaitful/api-client/problem';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { $api } from '../../lib/api/client.ts';
import { refreshBookings } from '../../features/appointments/refreshBookings.ts';

/** Whether a link cannot be used, so that trying it again would not help. */
const isInvalid = (problem: ApiProblem | null): boolean =>
  problem?.kind === 'refused' && (problem.code === 'verification_link_invalid' || problem.code === 'invalid');

/**
 * Verifies an address by a link's token at once; the server answers the same when it is done again.
 * @param token null where the link had none
 */
export function useVerifyEmail(token: string | null) {
  const cache = useQueryClient();
  const { mutate, isSuccess, isPending, error } = $api.useMutation('post', '/auth/verify-email', {
    onSuccess: () => refreshBookings(cache),
  });
  useEffect(() => {
    if (token !== null) mutate({ body: { token } });
  }, [token, mutate]);
  const problem = error === null ? null : readProblem(error);
  return {
    state: stateOf(token, problem, isSuccess),
    problem,
    onRetry: () => {
      if (token !== null && !isPending) mutate({ body: { token } });
    },
  };
}

function stateOf(
  token: string | null,
  problem: ApiProblem | null,
  isDone: boolean,
): 'verifying' | 'verified' | 'invalid' | 'failed' {
  if (token === null || isInvalid(problem)) return 'invalid';
  if (isDone) return 'verified';
  return problem === null ? 'verifying' : 'failed';
}
