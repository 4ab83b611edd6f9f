import { type ReactNode, useId } from 'react';
import { Sign } from './Sign.tsx';
import * as css from './Field.css.ts';
import type { ControlProps, FieldName, FieldNotes } from './Field.types.ts';
import { describedBy, Notes } from './Notes.tsx';

type FieldProps = FieldName &
  FieldNotes & {
    /**
     * Must be filled in.
     * @default false
     */
    isRequired?: boolean;
    /**
     * Takes several lines.
     * @default false
     */
    isTall?: boolean;
    /** A sign or a word before what is typed; one sign of text takes less room. */
    prefix?: ReactNode;
    /** A sign or a word after what is typed. */
    suffix?: ReactNode;
    /** A button at its end, 44 px wide. */
    button?: ReactNode;
    /** Stands beside the notes, at the end of the line. */
    aside?: ReactNode;
    /** Stands under the notes. */
    footer?: ReactNode;
    /** The ids of further words that describe it. */
    describedBy?: string | undefined;
    children: (control: ControlProps) => ReactNode;
  };

/** Label, hint and error around a control, and the ids that tie them to it: once for all fields. */
export function Field(props: FieldProps) {
  const { label, error, disabledReason, prefix, suffix, button, isTall = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const isLocked = disabledReason !== undefined;
  const notes = <Notes id={id} error={error} disabledReason={disabledReason} hint={props.hint} />;
  const control: ControlProps = {
    id,
    className: css.control({
      isInvalid: Boolean(error),
      isLocked,
      isTall,
      hasPrefix: typeof prefix === 'string' && prefix.length === 1 ? 'short' : Boolean(prefix),
      hasButton: isLocked || Boolean(suffix ?? button),
    }),
    'aria-label': props.ariaLabel,
    'aria-labelledby': props.labelledBy,
    'aria-describedby': describedBy(id, props, props.describedBy),
    'aria-invalid': error ? true : undefined,
    'aria-disabled': isLocked || undefined,
    'aria-required': props.isRequired || undefined,
  };
  return (
    <div className={css.wrap}>
      {label !== undefined && (
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
      )}
      <div className={css.box}>
        {prefix && (
          <span className={css.prefix} aria-hidden="true">
            {prefix}
          </span>
        )}
        {props.children(control)}
        <End isLocked={isLocked} isTall={isTall} suffix={suffix} button={button} />
      </div>
      {props.aside ? (
        <div className={css.notesRow}>
          <div className={css.notes}>{notes}</div>
          {props.aside}
        </div>
      ) : (
        notes
      )}
      {props.footer}
    </div>
  );
}

interface EndProps extends Pick<FieldProps, 'suffix' | 'button' | 'isTall'> {
  isLocked: boolean;
}

/** What lies over the end of a control: while nothing can be changed, the lock. */
function End({ isLocked, isTall, suffix, button }: EndProps) {
  if (!isLocked && button) return <span className={css.buttonSlot}>{button}</span>;
  const sign = isLocked ? <Sign name="lock" /> : suffix;
  if (!sign) return null;
  return (
    <span className={isTall ? css.suffixOfTall : css.suffix} aria-hidden="true">
      {sign}
    </span>
  );
}
