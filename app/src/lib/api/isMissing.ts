import { readProblem } from '@plaitful/api-client/problem';

/** Whether a record does not exist or its id is invalid, as opposed to any other failure. */
export function isMissing(error: unknown): boolean {
  const problem = readProblem(error);
  return problem.kind === 'refused' && (problem.status === 404 || problem.status === 400);
}
