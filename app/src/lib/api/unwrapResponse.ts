import { parseProblem, type ApiProblem } from '@plaitful/api-client/problem';
import { ApiCallError } from '@plaitful/flows/api-problem';

type Result<Data> =
  | { data: Data; error?: never; response: Response }
  | { data?: never; error: unknown; response: Response };

/**
 * The data of a call, for the actors of a machine: `unwrapResponse(api.POST('/auth/login', { body }))`.
 * @throws ApiCallError with the problem, when the server refused, failed or did not answer
 */
export async function unwrapResponse<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const isUnsent = !navigator.onLine;
  const result = await call.catch((error: unknown) => {
    const problem = parseProblem(error);
    throw new ApiCallError(isUnsent && problem.kind === 'offline' ? { ...problem, isUnsent } : problem);
  });
  if (!result.response.ok) throw new ApiCallError(parseProblem(result.error, result.response));
  return result.data as Data;
}

/** The problem of a failed call, thrown by `unwrapResponse` or by TanStack Query. */
export const toProblem = (error: unknown): ApiProblem =>
  error instanceof ApiCallError ? error.problem : parseProblem(error);
