import { type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref, useId } from 'react';
import { describedByIds, FieldMessages } from '../../private/Field/FieldMessages.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { FieldMessageProps } from '../../private/Field/fieldProps.ts';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<FieldMessageProps, 'hint'> {
  /** What is agreed to or chosen, beside the box. */
  label: string;
  /** The same at length, under the label; read out with it. */
  children?: ReactNode;
  /** A link to read more, outside the label so that it can be followed by itself. */
  link?: ReactNode;
  /** Its name in the form. */
  name?: string;
  /** Whether it is ticked, when the caller keeps it. */
  isChecked?: boolean;
  /** Whether it is ticked at first, when it keeps itself. */
  isDefaultChecked?: boolean;
  /** Called with every change. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** Called when it loses the focus. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Must be ticked; the form says so itself, so the browser does not. @default false */
  isRequired?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick, with room for what is agreed to. */
export function Checkbox(props: CheckboxProps) {
  const { label, children, link, error, disabledReason, isRequired = false, ref } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const isLocked = disabledReason !== undefined;
  const messages = { error, disabledReason };
  return (
    <div className={css.wrap}>
      <span className={css.boxCell}>
        <input
          ref={ref}
          id={id}
          type="checkbox"
          name={props.name}
          checked={props.isChecked}
          defaultChecked={props.isDefaultChecked}
          onClick={(event) => {
            // Keeps the box as it is; a disabled one could not be reached, and so could not say why.
            if (isLocked) event.preventDefault();
          }}
          onChange={(event) => {
            if (!isLocked) props.onChange?.(event);
          }}
          onBlur={props.onBlur}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-disabled={isLocked || undefined}
          aria-describedby={describedByIds(id, messages, children ? `${id}-text` : undefined)}
          className={css.box}
        />
        <span className={css.checkMark}>
          <Icon name="check" />
        </span>
      </span>
      <div className={css.words}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        {children && (
          <div id={`${id}-text`} className={css.text}>
            {children}
          </div>
        )}
        {link}
        <FieldMessages id={id} {...messages} hasLock />
      </div>
    </div>
  );
}
