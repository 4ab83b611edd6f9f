import { useId } from 'react';
import { describedBy, Notes } from '../../private/Field/Notes.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Checkbox.css.ts';
import type { CheckboxProps } from './Checkbox.types.ts';

export type { CheckboxProps } from './Checkbox.types.ts';

/** A box to tick, with room for what is agreed to. */
export function Checkbox(props: CheckboxProps) {
  const { label, children, link, error, disabledReason, isRequired = false, ref } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const isLocked = disabledReason !== undefined;
  const notes = { error, disabledReason };
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
          aria-describedby={describedBy(id, notes, children ? `${id}-text` : undefined)}
          className={css.box}
        />
        <span className={css.tick}>
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
        <Notes id={id} {...notes} hasLock />
      </div>
    </div>
  );
}
