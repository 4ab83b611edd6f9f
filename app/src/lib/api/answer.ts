import { readProblem, type ApiProblem } from '@plaitful/api-client/problem';
import { CallFailed } from '@plaitful/flows/problem';

type Result<Data> =
  { data: Data; error?: never; response: Response } | { data?: never; error: unknown; response: Response };

/**
 * What a call of the client answered, for the actors of a machine: `answerOf(api.POST('/auth/login', { body }))`.
 * @throws CallFailed with the problem, when the server refused, failed or did not answer
 */
export async function answerOf<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const result = await call.catch((error: unknown) => {
    throw new CallFailed(readProblem(error));
  });
  if (!result.response.ok) throw new CallFailed(readProblem(result.error, result.response));
  return result.data as Data;
}

/** What went wrong with a call, whether `answerOf` made it or TanStack Query, which throws the answer's body. */
export const problemOf = (error: unknown): ApiProblem =>
  error instanceof CallFailed ? error.problem : readProblem(error);
