import { Sign } from './Sign.tsx';
import * as css from './Field.css.ts';
import type { FieldNotes } from './Field.types.ts';

interface FieldErrorProps {
  id: string;
  children: string;
}

/** The sentence under a field that says what to mend. */
function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={css.error}>
      <Sign name="alert" />
      <span>{children}</span>
    </p>
  );
}

/** The ids of all that describes a field, in the order in which it should be heard. */
export function describedBy(id: string, notes: FieldNotes, more?: string): string | undefined {
  const { error, disabledReason, hint } = notes;
  const ids = [error && `${id}-error`, (disabledReason ?? hint) && `${id}-hint`, more];
  return ids.filter(Boolean).join(' ') || undefined;
}

interface NotesProps extends FieldNotes {
  id: string;
  /**
   * The reason carries the lock, where the control has no room for it.
   * @default false
   */
  hasLock?: boolean;
}

/** What is wrong, then why nothing can be changed or else what to type. */
export function Notes({ id, error, disabledReason, hint, hasLock = false }: NotesProps) {
  const isWhy = hasLock && disabledReason !== undefined;
  const words = disabledReason ?? hint;
  return (
    <>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {words && (
        <p id={`${id}-hint`} className={isWhy ? css.why : css.hint}>
          {isWhy ? <Sign name="lock" /> : null}
          <span>{words}</span>
        </p>
      )}
    </>
  );
}
