import { type FocusEventHandler, type Ref, useId } from 'react';
import { FieldGroup, type GroupProps } from '../../private/Field/FieldGroup.tsx';
import { radio } from '../../private/Field/FieldGroup.css.ts';
import { warnAboutOptions } from '../../private/Field/warnAboutOptions.ts';
import * as css from './RadioGroup.css.ts';

/** One of the choices. */
export interface RadioOption<Value extends string> {
  value: Value;
  /** Its words. */
  label: string;
  /** What choosing it means, in smaller words under it. */
  hint?: string;
}

export interface RadioGroupProps<Value extends string> extends GroupProps {
  /** Two to six choices. */
  options: readonly RadioOption<Value>[];
  /** What is chosen; nothing when left out. */
  value: Value | undefined;
  /** Called with another choice. */
  onChange: (value: Value) => void;
  /** `horizontal` for two or three short ones; they break into lines where room is short. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** Its name in the form; made up when left out. */
  name?: string;
  /** Called when a choice loses the focus. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** The choice that takes the keyboard: what is chosen, else the first. */
  ref?: Ref<HTMLInputElement>;
}

/** One of a few choices, all in sight. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, onChange, orientation, disabledReason, id, ref } = props;
  const ownName = useId();
  const wordsId = useId();
  const isLocked = disabledReason !== undefined;
  // What a summary's link and a form move to.
  const isEntry = entryOf(options, value);
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
            <span className={css.words}>
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

/** Tells which choice takes the keyboard: what is chosen, else the first. */
function entryOf(options: readonly { value: string }[], value: string | undefined) {
  const chosen = options.findIndex((option) => option.value === value);
  return (index: number) => index === Math.max(0, chosen);
}
