import type { FieldError, ProblemCode } from '@plaitful/api-client/contract';
import type { ProblemValues } from '@plaitful/messages/en-CA/problems';

export interface ProblemDetails {
  readonly errors?: readonly FieldError[];
  readonly values?: Partial<ProblemValues>;
  /** For 429 and 503, in seconds. */
  readonly retryAfter?: number;
}

/** An expected failure of a request (RFC 9457). Services return it; nothing throws it. */
export class Problem {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    this.code = code;
    this.details = details;
  }
}

export const problem = (code: ProblemCode, details?: ProblemDetails): Problem => new Problem(code, details);

export const validationProblem = (errors: readonly FieldError[]): Problem => problem('invalid', { errors });
