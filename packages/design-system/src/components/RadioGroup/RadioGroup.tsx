import { useId } from 'react';
import { FieldGroup } from '../../private/Field/FieldGroup.tsx';
import { radio } from '../../private/Field/FieldGroup.css.ts';
import { warnOfOptions } from '../../private/Field/optionWarnings.ts';
import * as css from './RadioGroup.css.ts';
import type { RadioGroupProps } from './RadioGroup.types.ts';

export type { RadioGroupProps, RadioOption } from './RadioGroup.types.ts';

/** One of a few choices, all in sight. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, onChange, direction, disabledReason, id, ref } = props;
  const ownName = useId();
  const wordsId = useId();
  const isLocked = disabledReason !== undefined;
  // What a summary's link and a form move to.
  const isEntry = entryOf(options, value);
  if (process.env.NODE_ENV !== 'production') warnOfOptions('RadioGroup', options, value);
  return (
    <FieldGroup {...props}>
      <div className={css.choices({ direction: direction ?? 'vertical' })}>
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
