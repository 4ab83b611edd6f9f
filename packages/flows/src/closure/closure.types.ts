import type {
  Booking,
  Closure,
  ClosureChoice,
  ClosurePreview,
  ClosureSpan,
  ClosureTexts,
} from '@plaitful/api-client/contract';
import type { ApiProblem } from '@plaitful/api-client/problem';
import type { StudioTime } from '@plaitful/domain/studio-time';

export interface ClosureInput {
  /** `null` until the administrator has entered when the studio is closed. */
  readonly span: ClosureSpan | null;
}

export interface LoadedPreview {
  readonly preview: ClosurePreview;
  /** The studio's local time when it was loaded. */
  readonly now: StudioTime;
}

export interface ClosureRequest {
  readonly span: ClosureSpan;
  readonly texts: ClosureTexts;
  readonly bookings: readonly Booking[];
  readonly choices: ChoicesByBookingId;
  /** The owner's password, required when families get a message. */
  readonly password?: string | undefined;
}

/** By booking id. */
export type ChoicesByBookingId = Readonly<Record<number, ClosureChoice>>;

/** How the bookings in a closure differ from those shown before. */
export interface ClosureDifference {
  readonly added: readonly Booking[];
  readonly changed: readonly Booking[];
  readonly gone: readonly Booking[];
}

export interface ClosureContext extends ClosureInput {
  /** `null` until it is loaded. */
  readonly preview: ClosurePreview | null;
  /** The studio's local time when the preview was loaded; `null` before. */
  readonly now: StudioTime | null;
  readonly choices: ChoicesByBookingId;
  readonly texts: ClosureTexts;
  /** `null` when there is no earlier preview. */
  readonly difference: ClosureDifference | null;
  readonly closure: Closure | null;
  /** The problem of the last failed call. */
  readonly problem: ApiProblem | null;
}

export type ClosureEvent =
  | { readonly type: 'span.submitted'; readonly span: ClosureSpan }
  /** The button to change the time. */
  | { readonly type: 'span.reopened' }
  | { readonly type: 'preview.requested' }
  | { readonly type: 'choice.made'; readonly bookingId: number; readonly choice: ClosureChoice }
  | { readonly type: 'texts.changed'; readonly texts: ClosureTexts }
  /** The button to add the closure; the password is required when families get a message. */
  | { readonly type: 'closure.submitted'; readonly password?: string };

export type ClosureEmitted = { readonly type: 'closure.added'; readonly closure: Closure };
