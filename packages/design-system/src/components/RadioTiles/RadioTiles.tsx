import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './RadioTiles.css.ts';

export interface RadioTile<Value extends string> {
  value: Value;
  /** Its words. */
  label: string;
  /** A small word under them, such as what it is now. */
  note?: string;
}

export interface RadioTilesProps<Value extends string> {
  /** Names the group. */
  legend: string;
  /**
   * The legend is only spoken, where a heading already says it.
   * @default false
   */
  isLegendHidden?: boolean;
  /** Two to four choices. */
  options: readonly RadioTile<Value>[];
  /** What is chosen; nothing when left out. */
  value: Value | undefined;
  /** Called with another choice. */
  onChange: (value: Value) => void;
  /** Why nothing can be chosen now; it stands under the tiles, which keep the focus. Open when left out. */
  disabledReason?: string | undefined;
  /** The id of further words that explain it. */
  describedBy?: string;
}

/** One of a few choices, each a large tile. For more than four use a select. */
export function RadioTiles<Value extends string>(props: RadioTilesProps<Value>) {
  const { legend, options, value, onChange, disabledReason, isLegendHidden = false } = props;
  const id = useId();
  const isDisabled = disabledReason !== undefined;
  const describedBy = [isDisabled && `${id}-why`, props.describedBy].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={describedBy || undefined}>
      <legend className={isLegendHidden ? undefined : css.legend}>
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={css.tiles}>
        {options.map((option) => (
          <label key={option.value} className={css.tile}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => {
                if (!isDisabled) onChange(option.value);
              }}
              aria-disabled={isDisabled || undefined}
              className={css.radio}
            />
            <span>
              {option.label}
              {option.note && <span className={css.note}>{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
      {isDisabled && (
        <p id={`${id}-why`} className={css.why}>
          <Icon name="lock" size="sm" />
          <span>{disabledReason}</span>
        </p>
      )}
    </fieldset>
  );
}
