import type { ApiProblem } from '@plaitful/api-client/problem';

/**
 * The specification's sentence first, then the server's where there is one (reading 38b).
 * @param failed a whole sentence, with its full stop
 */
export function failedBecause(failed: string, problem: ApiProblem): string {
  const message = problem.kind === 'offline' ? undefined : problem.message;
  return message === undefined ? failed : `${failed} ${message}`;
}
