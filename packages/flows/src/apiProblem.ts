import type { ApiProblem } from '@plaitful/api-client/problem';
import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/** Thrown by an actor when a call did not succeed; the machine reads its problem. */
export class ApiCallError extends Error {
  override readonly name = 'CallFailed';
  readonly problem: ApiProblem;

  constructor(problem: ApiProblem) {
    super(problem.kind === 'refused' ? problem.code : problem.kind);
    this.problem = problem;
  }
}

class NotProvidedError extends Error {
  override readonly name = 'NotProvided';

  constructor(effect: string) {
    super(`${effect} is not provided`);
  }
}

/** Declares an effect that the app must provide with `.provide`; running it without that stops the machine. */
export const requiredActor = <Output, Input = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new NotProvidedError(`The actor “${name}”`)));

/** Like {@link requiredActor}, for an action. */
export const requiredAction = (name: string) => (): never => {
  throw new NotProvidedError(`The action “${name}”`);
};

/**
 * The problem that an actor threw. Unexpected errors count as failed calls, so that they are shown.
 * @throws when the actor was never provided
 */
export function toProblem(error: unknown): ApiProblem {
  if (error instanceof NotProvidedError) throw error;
  return error instanceof ApiCallError ? error.problem : { kind: 'failed' };
}

export const isRefusal = (
  error: unknown,
  isMeant: (problem: ApiProblem & { kind: 'refused' }) => boolean,
): boolean => {
  const problem = toProblem(error);
  return problem.kind === 'refused' && isMeant(problem);
};

/** Passes the error that an actor threw to a guard or an action. */
export const withErrorParam = <Type extends string>(type: Type) =>
  ({ type, params: ({ event: { error } }: { event: { error: unknown } }) => ({ error }) }) as const;

export const setProblem = withErrorParam('setProblem');
