import type { ApiProblem } from '@plaitful/api-client/problem';
import { fromPromise } from 'xstate';
import type { NonReducibleUnknown, PromiseActorLogic } from 'xstate';

/** What an actor throws when a call did not succeed; the machine reads the problem and goes to a state that shows it. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly problem: ApiProblem;

  constructor(problem: ApiProblem) {
    super(problem.kind === 'refused' ? problem.code : problem.kind);
    this.problem = problem;
  }
}

class NotProvided extends Error {
  override readonly name = 'NotProvided';

  constructor(effect: string) {
    super(`${effect} is not provided`);
  }
}

/** The declaration of an effect that the app must bring in by `.provide`; running it as it is ends the machine. */
export const notProvided = <Output, Input = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new NotProvided(`The actor “${name}”`)));

/** The same for an action, which is an effect without an answer. */
export const notProvidedAction = (name: string) => (): never => {
  throw new NotProvided(`The action “${name}”`);
};

/**
 * The problem inside what an actor threw. Anything unforeseen is a call that failed, so that it too is shown.
 * @throws when the actor was never provided, which no state could show
 */
export function problemIn(error: unknown): ApiProblem {
  if (error instanceof NotProvided) throw error;
  return error instanceof CallFailed ? error.problem : { kind: 'failed' };
}

/** Whether an actor threw a refusal of the server that is meant here. */
export const isRefusedWith = (
  error: unknown,
  isMeant: (problem: ApiProblem & { kind: 'refused' }) => boolean,
): boolean => {
  const problem = problemIn(error);
  return problem.kind === 'refused' && isMeant(problem);
};
