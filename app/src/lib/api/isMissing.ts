import { readProblem } from '@plaitful/api-client/problem';

/** Whether the server says that there is no such thing, or that this is no id of one, rather than that it could not be read. */
export function isMissing(error: unknown): boolean {
  const problem = readProblem(error);
  return problem.kind === 'refused' && (problem.status === 404 || problem.status === 400);
}
