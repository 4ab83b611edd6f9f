import type { FieldError, ProblemCode } from '@plaitful/api-client/contract';
import type { ProblemValues } from '@plaitful/messages/en-CA/problems';

/** What else a refusal can carry. */
export interface RefusalDetails {
  readonly errors?: readonly FieldError[];
  readonly values?: Partial<ProblemValues>;
  /** For 429 and 503, in seconds. */
  readonly retryAfter?: number;
}

/** A thing that was asked for and is not done. It is an answer, not a fault: services return it, nothing throws it. */
export class Refusal {
  readonly code: ProblemCode;
  readonly details: RefusalDetails;

  constructor(code: ProblemCode, details: RefusalDetails = {}) {
    this.code = code;
    this.details = details;
  }
}

/** Says no, for a reason that has a code. */
export const refuse = (code: ProblemCode, details?: RefusalDetails): Refusal => new Refusal(code, details);

/** Says no to a body, field by field. */
export const refuseFields = (errors: readonly FieldError[]): Refusal => refuse('invalid', { errors });
