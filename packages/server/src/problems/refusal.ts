import type { FieldError, ProblemCode } from '@plaitful/api-client/contract';
import type { ProblemValues } from '../messages/en-CA/problems.ts';

/** The status of each problem (readings, "Wire errors"). */
export const problemStatus = {
  malformed: 400,
  unauthenticated: 401,
  login_failed: 401,
  forbidden: 403,
  not_found: 404,
  booking_not_found: 404,
  style_not_found: 404,
  service_type_not_found: 404,
  review_not_found: 404,
  slot_taken: 409,
  no_free_chair: 409,
  same_slot: 409,
  deposit_paid: 409,
  already_cancelled: 409,
  already_over: 409,
  deposit_not_paid: 409,
  payment_not_pending: 409,
  slot_gone: 409,
  type_has_styles: 409,
  style_has_bookings: 409,
  name_taken: 409,
  email_taken: 409,
  too_many_unpaid: 409,
  price_changed: 412,
  changed_meanwhile: 412,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  style_image_missing: 422,
  reset_link_invalid: 422,
  rate_limited: 429,
  server_error: 500,
  not_built: 501,
  unavailable: 503,
} as const satisfies Record<ProblemCode, number>;

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
