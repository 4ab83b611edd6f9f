import { useId } from 'react';
import { FieldGroup, type GroupProps } from '../../private/Field/FieldGroup.tsx';
import { radio } from '../../private/Field/FieldGroup.css.ts';
import { warnAboutOptions } from '../../private/Field/warnAboutOptions.ts';
import * as css from './RadioTiles.css.ts';

export interface RadioTile<Value extends string> {
  value: Value;
  /** Its words. */
  label: string;
  /** A small word under them, such as what it is now. */
  note?: string;
}

export interface RadioTilesProps<Value extends string> extends Omit<GroupProps, 'id'> {
  /** Two to four choices. */
  options: readonly RadioTile<Value>[];
  /** What is chosen; nothing when left out. */
  value: Value | undefined;
  /** Called with another choice. */
  onChange: (value: Value) => void;
}

/** One of a few choices, each a large tile. For more than four use a select. */
export function RadioTiles<Value extends string>(props: RadioTilesProps<Value>) {
  const { options, value, onChange } = props;
  const name = useId();
  const isLocked = props.disabledReason !== undefined;
  if (process.env.NODE_ENV !== 'production') warnAboutOptions('RadioTiles', options, value);
  return (
    <FieldGroup {...props}>
      <div className={css.tiles}>
        {options.map((option) => (
          <label key={option.value} className={css.tile}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => {
                if (!isLocked) onChange(option.value);
              }}
              aria-disabled={isLocked || undefined}
              className={radio}
            />
            <span className={css.words}>
              {option.label}
              {option.note && <span className={css.note}>{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
