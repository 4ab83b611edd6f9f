import { Icon } from '@plaitful/design-system/Icon';
import { beadColors, type BeadColor } from '@plaitful/domain/hair-card';
import { hairCard } from '@plaitful/messages/en-CA/hairCard';
import { useId } from 'react';
import { Bead } from '../../../features/children/Beads.tsx';
import * as css from './BeadPicker.css.ts';

const labels = hairCard.beads;

interface BeadPickerProps {
  value: readonly BeadColor[];
  onChange: (colors: BeadColor[]) => void;
}

/** Checkboxes, each with a drawn bead and the name of its colour. */
export function BeadPicker({ value, onChange }: BeadPickerProps) {
  const hintId = useId();
  return (
    <fieldset className={css.group} aria-describedby={hintId}>
      <legend className={css.legend}>{labels.label}</legend>
      <div className={css.beads}>
        {beadColors.map((color) => (
          <label key={color} className={css.choice}>
            <input
              type="checkbox"
              checked={value.includes(color)}
              onChange={({ target }) =>
                onChange(
                  beadColors.filter((other) => (other === color ? target.checked : value.includes(other))),
                )
              }
              className={css.box}
            />
            <Bead color={color} />
            <span>{labels.value[color]}</span>
            <span className={css.check}>
              <Icon name="check" size="sm" />
            </span>
          </label>
        ))}
      </div>
      <p id={hintId} className={css.hint}>
        {labels.hint}
      </p>
    </fieldset>
  );
}
