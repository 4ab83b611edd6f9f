import { type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref, useId } from 'react';
import { FieldError } from '../../private/Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps {
  /** What is agreed to or chosen, beside the box. */
  label: string;
  /** The same at length, under the label; read out with it. */
  children?: ReactNode;
  /** A link to read more, outside the label so that it can be followed by itself. */
  link?: ReactNode;
  /** What is wrong and how to mend it. Valid when left out. */
  error?: string | undefined;
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
  /**
   * Must be ticked.
   * @default false
   */
  isRequired?: boolean;
  /** Its id, as the target of a summary's link; made up when left out. */
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick, with room for what is agreed to. */
export function Checkbox(props: CheckboxProps) {
  const { label, children, link, error, isRequired = false, ref } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const describedBy = [error && `${id}-error`, children && `${id}-text`].filter(Boolean).join(' ');
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
          onChange={props.onChange}
          onBlur={props.onBlur}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={css.box}
        />
        <span className={css.tick}>
          <Icon name="check" />
        </span>
      </span>
      <div>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        {children && (
          <div id={`${id}-text`} className={css.text}>
            {children}
          </div>
        )}
        {link}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </div>
  );
}
