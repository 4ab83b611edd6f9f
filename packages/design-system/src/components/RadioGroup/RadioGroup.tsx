'use client';

import { type FocusEventHandler, type Ref, useId } from 'react';
import { FieldGroup, type GroupProps } from '../../private/Field/FieldGroup.tsx';
import { radio } from '../../private/Field/FieldGroup.css.ts';
import { warnAboutOptions } from '../../private/Field/warnAboutOptions.ts';
import * as css from './RadioGroup.css.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** A description below the label. */
  hint?: string;
}

export interface RadioGroupProps<Value extends string> extends GroupProps {
  /** Two to six options. */
  options: readonly RadioOption<Value>[];
  /** The chosen value; undefined for none. */
  value: Value | undefined;
  /** Called with a newly chosen value. */
  onChange: (value: Value) => void;
  /** `horizontal` for two or three short options; they wrap where there is not enough room. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** Its name in the form data; generated when left out. */
  name?: string;
  /** Called when an option loses the focus. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Receives the option with the tab stop: the chosen one, else the first. */
  ref?: Ref<HTMLInputElement>;
}

/** Radio buttons: one of a few options, all visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, onChange, orientation, disabledReason, id, ref } = props;
  const ownName = useId();
  const wordsId = useId();
  const isLocked = disabledReason !== undefined;
  // Has the group's `id` and `ref`, which summary links and forms focus.
  const isEntry = getEntry(options, value);
  if (process.env.NODE_ENV !== 'production') warnAboutOptions('RadioGroup', options, value);
  return (
    <FieldGroup {...props}>
      <div className={css.choices({ orientation: orientation ?? 'vertical' })}>
        {options.map((option, index) => (
          <label key={option.value} className={css.choice}>
            <input
              ref={isEntry(index) ? ref : undefined}
              id={isEntry(index) ? id : undefined}
              type="radio"
              name={props.name ?? ownName}
              value={option.value}
              checked={option.value === value}
              onChange={() => {
                if (!isLocked) onChange(option.value);
              }}
              onBlur={props.onBlur}
              aria-disabled={isLocked || undefined}
              aria-labelledby={option.hint && `${wordsId}${index}`}
              aria-describedby={option.hint && `${wordsId}${index}hint`}
              className={radio}
            />
            <span className={css.text}>
              <span id={`${wordsId}${index}`}>{option.label}</span>
              {option.hint && (
                <span id={`${wordsId}${index}hint`} className={css.hint}>
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** The option with the tab stop: the chosen one, else the first. */
function getEntry(options: readonly { value: string }[], value: string | undefined) {
  const chosen = options.findIndex((option) => option.value === value);
  return (index: number) => index === Math.max(0, chosen);
}
