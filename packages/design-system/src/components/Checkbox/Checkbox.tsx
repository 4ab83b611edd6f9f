'use client';

import { type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref, useId } from 'react';
import { describedByIds, FieldMessages } from '../../private/Field/FieldMessages.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { FieldMessageProps } from '../../private/Field/fieldProps.ts';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<FieldMessageProps, 'hint'> {
  label: string;
  /** A description below the label; read out with it. */
  children?: ReactNode;
  /** A link outside the label, so that following it does not change the value. */
  link?: ReactNode;
  /** Its name in the form data. */
  name?: string;
  /** Whether it is checked, when controlled. */
  isChecked?: boolean;
  /** Whether it is checked initially, when uncontrolled. */
  isDefaultChecked?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Must be checked; validated by the form, not by the browser. @default false */
  isRequired?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox with room for a long label. */
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
            // Ignores changes while disabled: a `disabled` input would not be focusable, so its reason could not be
            // read out.
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
      <div className={css.textBlock}>
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
