import { Button } from '@plaitful/design-system/Button';
import { Checkbox } from '@plaitful/design-system/Checkbox';
import { Grid } from '@plaitful/design-system/Grid';
import { IconButton } from '@plaitful/design-system/IconButton';
import { MoneyField } from '@plaitful/design-system/MoneyField';
import { NumberField } from '@plaitful/design-system/NumberField';
import { Select } from '@plaitful/design-system/Select';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { TextField } from '@plaitful/design-system/TextField';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { hairLengths } from '@plaitful/domain/hair-card';
import { adminExtras, groupForm } from '@plaitful/messages/en-CA/adminExtras';
import { useId, useState } from 'react';
import * as css from './Extras.css.ts';
import { FoldButton } from './FoldButton.tsx';
import {
  isIncluded,
  maxMinutes,
  type GroupValues,
  type OptionDraft,
  type OptionErrors,
} from './groupValues.ts';

const labels = groupForm.option;

export interface OptionFieldsProps {
  values: GroupValues;
  option: OptionDraft;
  index: number;
  /** What is wrong, once it is to be shown. */
  errors: OptionErrors;
  /** Of the group, where its only option has the group's name. */
  nameError: string | undefined;
  /** The field to focus when something is wrong. */
  entry: { name: keyof OptionErrors; ref: (control: HTMLElement | null) => void } | undefined;
  radioName: string;
  onChange: (change: Partial<OptionDraft>) => void;
  onDefault: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** The fields of one option. Alone in its group it needs no frame, no order and no removal. */
export function OptionFields(props: OptionFieldsProps) {
  const { values, option, index, errors, entry } = props;
  const id = useId();
  const getRef = (name: keyof OptionErrors) => (entry?.name === name ? { ref: entry.ref } : {});
  const isAlone = values.options.length === 1;
  return (
    <fieldset className={isAlone && !values.isGrouped ? css.alone : css.option}>
      <legend className={isAlone ? css.hidden : css.optionLegend}>
        {labels.heading({ index: index + 1 })}
      </legend>
      {isAlone ? null : <OptionActions {...props} />}
      <Stack gap={3}>
        <div id={`option-${option.key}`}>
          <TextField
            label={labels.name.label}
            hint={isAlone && !values.isGrouped ? labels.name.hint : undefined}
            autoComplete="off"
            value={option.name}
            error={errors.name ?? props.nameError}
            onChange={({ target }) => props.onChange({ name: target.value })}
            {...getRef('name')}
            isRequired
          />
        </div>
        {values.kind === 'ONE' ? <DefaultRadio {...props} /> : null}
        {isIncluded(values, option) ? null : (
          <Grid columns={{ phone: 2, tablet: 2 }} gap={4} align="start">
            <MoneyField
              label={labels.price.label}
              invalidError={labels.price.error}
              value={option.priceCents}
              error={errors.priceCents}
              onChange={(priceCents) => props.onChange({ priceCents })}
              {...getRef('priceCents')}
              isRequired
            />
            <NumberField
              label={labels.minutes.label}
              suffix={labels.minutes.unit}
              min={0}
              max={maxMinutes}
              invalidError={labels.minutes.error({ max: maxMinutes })}
              value={option.minutes}
              error={errors.minutes}
              onChange={(minutes) => props.onChange({ minutes })}
              {...getRef('minutes')}
              isRequired
            />
          </Grid>
        )}
        <Details {...props} id={id} />
        {option.upcomingBookings > 0 ? <Booked {...props} /> : null}
      </Stack>
    </fieldset>
  );
}

function OptionActions({ values, option, index, onMove, onRemove }: OptionFieldsProps) {
  const name = option.name.trim() === '' ? labels.heading({ index: index + 1 }) : option.name.trim();
  return (
    <div className={css.optionActions}>
      <span id={`option-${option.key}-up`}>
        <IconButton
          icon="chevronUp"
          size="md"
          label={adminExtras.moveUp({ name })}
          isDisabled={index === 0}
          onClick={() => onMove(-1)}
        />
      </span>
      <span id={`option-${option.key}-down`}>
        <IconButton
          icon="chevronDown"
          size="md"
          label={adminExtras.moveDown({ name })}
          isDisabled={index === values.options.length - 1}
          onClick={() => onMove(1)}
        />
      </span>
      {option.upcomingBookings > 0 ? null : (
        <IconButton
          icon="trash"
          size="md"
          label={labels.remove({ name: option.name.trim(), index: index + 1 })}
          onClick={onRemove}
        />
      )}
    </div>
  );
}

function DefaultRadio({ values, option, radioName, onDefault }: OptionFieldsProps) {
  const noteId = useId();
  const isDefault = isIncluded(values, option);
  return (
    <div>
      <label className={css.radioLabel}>
        <input
          type="radio"
          className={css.radio}
          name={radioName}
          checked={isDefault}
          onChange={onDefault}
          aria-describedby={isDefault ? noteId : undefined}
        />
        {labels.default.label}
      </label>
      {isDefault ? (
        <div id={noteId}>
          <Text size="sm" tone="muted">
            {labels.default.adds}
          </Text>
        </div>
      ) : null}
    </div>
  );
}

/** What few options need: folded away, and open where something is wrong in it. */
function Details({ values, option, errors, entry, id, onChange }: OptionFieldsProps & { id: string }) {
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || errors.preparation !== undefined;
  return (
    <div>
      <FoldButton controls={id} isOpen={isOpen} onToggle={setOpened}>
        {labels.detailsText}
        {values.options.length > 1 ? <VisuallyHidden>{` ${option.name}`}</VisuallyHidden> : null}
      </FoldButton>
      <div id={id}>
        {isOpen ? (
          <Stack gap={3}>
            <TextField
              label={labels.preparation.label}
              hint={labels.preparation.hint}
              autoComplete="off"
              value={option.preparation}
              error={errors.preparation}
              onChange={({ target }) => onChange({ preparation: target.value })}
              {...(entry?.name === 'preparation' && { ref: entry.ref })}
            />
            <Select
              label={labels.length.label}
              hint={labels.length.hint}
              placeholder={labels.length.none}
              options={hairLengths.map((value) => ({ value, label: adminExtras.length[value] }))}
              value={option.hairLength ?? ''}
              onChange={({ target }) =>
                onChange({ hairLength: hairLengths.find((length) => length === target.value) ?? null })
              }
            />
            <Checkbox
              label={labels.active.label}
              isChecked={option.isActive}
              onChange={({ target }) => onChange({ isActive: target.checked })}
              {...(isIncluded(values, option) && { disabledReason: labels.active.isDefault })}
            />
          </Stack>
        ) : null}
      </div>
    </div>
  );
}

/** Why it cannot be deleted, and what can be done instead. */
function Booked({ values, option, onChange }: OptionFieldsProps) {
  return (
    <div className={css.booked}>
      <Text size="sm" tone="muted">
        {labels.booked({ count: option.upcomingBookings })}
      </Text>
      {isIncluded(values, option) ? null : (
        <Button variant="outline" size="sm" onClick={() => onChange({ isActive: !option.isActive })}>
          <span>{option.isActive ? labels.off : labels.on}</span>
          <VisuallyHidden>{` ${option.name}`}</VisuallyHidden>
        </Button>
      )}
      {option.isActive ? null : (
        <Text size="sm" weight="bold">
          {labels.isOff}
        </Text>
      )}
    </div>
  );
}
