import { type ReactNode, useId } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as css from './Field.css.ts';
import type { FieldName, FieldNotes } from './Field.types.ts';

interface ControlProps {
  id: string;
  'aria-label': string | undefined;
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldErrorProps {
  id: string;
  children: string;
}

/** The sentence under a field that says what to mend. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={css.error}>
      <Icon name="alert" size="sm" />
      <span>{children}</span>
    </p>
  );
}

type FieldProps = FieldName &
  FieldNotes & {
    /** The ids of further words that describe it. */
    describedBy?: string | undefined;
    /** Stands under the notes. */
    footer?: ReactNode;
    children: (control: ControlProps) => ReactNode;
  };

/** Label, hint and error around a control, and the ids that tie them to it: once for all fields. */
export function Field({ children, label, ariaLabel, labelledBy, hint, error, footer, ...rest }: FieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId, rest.describedBy].filter(Boolean).join(' ');
  return (
    <div className={css.wrap}>
      {label !== undefined && (
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
      )}
      {children({
        id,
        'aria-label': ariaLabel,
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {footer}
    </div>
  );
}
