/** What a badge says. */
export type BadgeTone = 'paid' | 'confirmed' | 'waiting' | 'cancelled' | 'neutral' | 'kind' | 'discount';

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** The state in a word or two: colour and sign never stand alone. */
  children: string;
  /**
   * A state: `paid` is done, `confirmed` its stronger form, `waiting` asks for something, `cancelled` is over, `neutral` asks
   * for nothing. No state: `kind` names a sort, as a user's role, `discount` is the flag on a price.
   */
  tone: BadgeTone;
}
