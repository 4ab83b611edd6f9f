import { type ReactNode, useId } from 'react';
import { describedByIds, FieldMessages, StatusIcon } from './FieldMessages.tsx';
import type { ControlProps, FieldMessageProps, FieldName } from './fieldProps.ts';
import * as css from './Field.css.ts';

type FieldProps = FieldName &
  FieldMessageProps & {
    isRequired?: boolean;
    /** Has several lines. @default false */
    isTall?: boolean;
    /** Shown before the value; a single character takes less space. */
    prefix?: ReactNode;
    /** Shown after the value. */
    suffix?: ReactNode;
    /** A button at its end, 44 px wide. */
    button?: ReactNode;
    /** Shown beside the messages, at the end of the line. */
    aside?: ReactNode;
    /** Shown below the messages. */
    footer?: ReactNode;
    /** The direction of the value and what is beside it, for values such as phone numbers. The page's when left out. */
    dir?: 'ltr';
    /** The ids of further elements that describe it. */
    describedBy?: string | undefined;
    children: (control: ControlProps) => ReactNode;
  };

/** Label, hint and error of a control, and the ids that connect them; used by all fields. */
export function Field(props: FieldProps) {
  const { label, error, disabledReason, prefix, suffix, button, isTall = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const isLocked = disabledReason !== undefined;
  const messages = <FieldMessages id={id} error={error} disabledReason={disabledReason} hint={props.hint} />;
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
    'aria-describedby': describedByIds(id, props, props.describedBy),
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
      <div className={css.box} dir={props.dir}>
        {prefix && (
          <span className={css.prefix} aria-hidden="true">
            {prefix}
          </span>
        )}
        {props.children(control)}
        <FieldEnd isLocked={isLocked} isTall={isTall} suffix={suffix} button={button} />
      </div>
      {props.aside ? (
        <div className={css.messagesRow}>
          <div className={css.messages}>{messages}</div>
          {props.aside}
        </div>
      ) : (
        messages
      )}
      {props.footer}
    </div>
  );
}

interface FieldEndProps extends Pick<FieldProps, 'suffix' | 'button' | 'isTall'> {
  isLocked: boolean;
}

/** Content over the end of a control: a lock while it is disabled. */
function FieldEnd({ isLocked, isTall, suffix, button }: FieldEndProps) {
  if (!isLocked && button) return <span className={css.buttonSlot}>{button}</span>;
  const content = isLocked ? <StatusIcon name="lock" /> : suffix;
  if (!content) return null;
  return (
    <span className={isTall ? css.tallSuffix : css.suffix} aria-hidden="true">
      {content}
    </span>
  );
}
