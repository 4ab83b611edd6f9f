'use client';

import { useId } from 'react';
import { FieldGroup, type GroupProps } from '../../private/Field/FieldGroup.tsx';
import { radio } from '../../private/Field/FieldGroup.css.ts';
import { warnAboutOptions } from '../../private/Field/warnAboutOptions.ts';
import * as css from './RadioCards.css.ts';

export interface RadioCard<Value extends string> {
  value: Value;
  label: string;
  /** A short text below the label, such as that it is the current value. */
  note?: string;
  /** URL of a 4:5 picture above the label. The label must say the same. */
  picture?: string;
}

export interface RadioCardsProps<Value extends string> extends Omit<GroupProps, 'id'> {
  /** Two to four options. */
  options: readonly RadioCard<Value>[];
  /** The chosen value; undefined for none. */
  value: Value | undefined;
  /** Called with a newly chosen value. */
  onChange: (value: Value) => void;
}

/** Radio buttons as large tiles. For more than four options use a Select. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { options, value, onChange } = props;
  const name = useId();
  const isLocked = props.disabledReason !== undefined;
  const hasPictures = options.some(({ picture }) => picture !== undefined);
  if (process.env.NODE_ENV !== 'production') warnAboutOptions('RadioCards', options, value);
  return (
    <FieldGroup {...props}>
      <div className={hasPictures ? css.pictureTiles : css.tiles}>
        {options.map((option) => (
          <label key={option.value} className={option.picture ? css.pictureTile : css.tile}>
            {option.picture && (
              <img src={option.picture} alt="" width={160} height={200} className={css.picture} />
            )}
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
            <span className={css.text}>
              {option.label}
              {option.note && <span className={css.note}>{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
