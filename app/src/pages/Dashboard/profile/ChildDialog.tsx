import type { Child, ChildWrite } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Checkbox } from '@plaitful/design-system/Checkbox';
import { DateField } from '@plaitful/design-system/DateField';
import { Heading } from '@plaitful/design-system/Heading';
import { RadioCards } from '@plaitful/design-system/RadioCards';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { TextArea } from '@plaitful/design-system/TextArea';
import { TextField } from '@plaitful/design-system/TextField';
import { toStudioTime } from '@plaitful/domain/studio-clock';
import { HAIR_CARD_TEXT_MAX_LENGTH, hairLengths, hairTextures } from '@plaitful/domain/hair-card';
import { hairCard } from '@plaitful/messages/en-CA/hairCard';
import { childForm as labels } from '@plaitful/messages/en-CA/profile';
import { formatDateWithoutWeekday } from '@plaitful/messages/format';
import { useState } from 'react';
import { BeadString } from '../../../features/children/Beads.tsx';
import { hairPicture, getHairPicture } from '../../../features/children/hairPictures.ts';
import { ConflictDialog, type ChangedField } from '../../../features/editing/ConflictDialog.tsx';
import { FormDialog } from '../../../features/editing/FormDialog.tsx';
import type { Form } from '../../../lib/forms/form.ts';
import { useCheckbox, useField, useTextField } from '../../../lib/forms/useField.ts';
import { useFormState } from '../../../lib/forms/useForm.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { BeadPicker } from './BeadPicker.tsx';
import * as css from './ChildDialog.css.ts';
import { useChildForm, type ChildValues } from './useChildForm.ts';

interface ChildDialogProps {
  /** The child to edit; undefined for a new child. */
  child?: Child;
  onSaved: (childId: number) => void;
  onClose: () => void;
}

export function ChildDialog({ child, onSaved, onClose }: ChildDialogProps) {
  const { form, error, save, update } = useChildForm(child, onSaved);
  const { newest, sent } = update;
  return (
    <>
      <FormDialog
        title={child ? labels.edit({ childName: child.name }) : labels.add}
        labels={labels}
        size="large"
        sheet="full"
        rail={<Preview form={form} />}
        form={form}
        error={error}
        isBusy={update.isSaving}
        onSubmit={save}
        onClose={onClose}
      >
        <div className={css.fields}>
          <PersonFields form={form} />
          <HairFields form={form} />
        </div>
      </FormDialog>
      <ConflictDialog
        isOpen={newest !== undefined}
        fields={newest && sent ? differences(newest, sent) : []}
        isSaving={update.isSaving}
        error={update.newestError}
        onTakeNewest={onClose}
        onKeepYours={() => sent && update.save(sent, newest?.etag)}
        onClose={update.forgetNewest}
      />
    </>
  );
}

const shownFields: readonly { label: string; of: (child: ChildWrite) => string }[] = [
  { label: labels.name.label, of: ({ name }) => name },
  { label: labels.dateOfBirth.label, of: ({ dateOfBirth }) => formatDateWithoutWeekday(dateOfBirth) },
  {
    label: hairCard.texture.label,
    of: ({ hairCard: { texture } }) => (texture === null ? '' : hairCard.texture.value[texture]),
  },
  {
    label: hairCard.length.label,
    of: ({ hairCard: { length } }) => (length === null ? '' : hairCard.length.value[length]),
  },
  {
    label: hairCard.tender.short,
    of: ({ hairCard: { isTenderHeaded } }) => (isTenderHeaded ? labels.yes : labels.no),
  },
  { label: hairCard.avoid.label, of: ({ hairCard: { avoid } }) => avoid },
  { label: hairCard.calming.label, of: ({ hairCard: { calming } }) => calming },
  {
    label: hairCard.beads.label,
    of: ({ hairCard: { beadColors } }) => beadColors.map((color) => hairCard.beads.value[color]).join(', '),
  },
];

const differences = (newest: ChildWrite, yours: ChildWrite): ChangedField[] =>
  shownFields
    .map(({ label, of }) => ({ label, newest: of(newest), yours: of(yours) }))
    .filter((field) => field.newest !== field.yours);

interface FieldsProps {
  form: Form<ChildValues>;
}

/** A picture of the hair in the form; decorative, since the fields say the same. */
function Preview({ form }: FieldsProps) {
  const { name, texture, length, beadColors } = useFormState(form, ({ values }) => values);
  return (
    <div className={css.preview}>
      <img
        src={getHairPicture({ texture, length })}
        alt=""
        width={400}
        height={500}
        className={css.picture}
      />
      <div className={css.tag}>
        <span className={css.name}>{name}</span>
        {beadColors.length === 0 ? null : <BeadString colors={beadColors} />}
      </div>
    </div>
  );
}

function PersonFields({ form }: FieldsProps) {
  const { timeZone } = useBusiness();
  const [today] = useState(() => toStudioTime(new Date(), timeZone).date);
  return (
    <>
      <TextField
        {...useTextField(form, 'name')}
        label={labels.name.label}
        hint={labels.name.hint}
        autoComplete="off"
        maxLength={80}
        isRequired
      />
      <DateField
        {...useTextField(form, 'dateOfBirth')}
        label={labels.dateOfBirth.label}
        invalidError={labels.dateOfBirth.error.invalid}
        max={today}
        isRequired
      />
    </>
  );
}

const counter = {
  max: HAIR_CARD_TEXT_MAX_LENGTH,
  text: hairCard.counter,
  spoken: labels.spoken,
  tooLong: labels.tooLong,
};

function HairFields({ form }: FieldsProps) {
  const tender = useCheckbox(form, 'isTenderHeaded');
  const beads = useField(form, 'beadColors');
  return (
    <>
      <Stack gap={1}>
        <Heading level={3} size="lg">
          {labels.hair.title}
        </Heading>
        <Text size="sm" tone="muted">
          {labels.hair.text}
        </Text>
      </Stack>
      <TextureTiles form={form} />
      <LengthTiles form={form} />
      <Checkbox {...tender} label={hairCard.tender.label}>
        {hairCard.tender.text}
      </Checkbox>
      <TextArea
        {...useTextField(form, 'avoid')}
        label={hairCard.avoid.label}
        hint={hairCard.avoid.hint}
        rows={2}
        counter={counter}
      />
      <TextArea
        {...useTextField(form, 'calming')}
        label={hairCard.calming.label}
        hint={hairCard.calming.hint}
        rows={2}
        counter={counter}
      />
      <BeadPicker value={beads.value} onChange={beads.onChange} />
    </>
  );
}

function TextureTiles({ form }: FieldsProps) {
  const { value, onChange } = useField(form, 'texture');
  return (
    <Stack gap={1} align="start">
      <div className={css.tiles}>
        <RadioCards
          label={hairCard.texture.label}
          hint={hairCard.texture.hint}
          options={hairTextures.map((texture) => ({
            value: texture,
            label: hairCard.texture.value[texture],
            picture: hairPicture(texture, 'SHOULDERS'),
          }))}
          value={value ?? undefined}
          onChange={onChange}
        />
      </div>
      {value === null ? null : <Clear onClick={() => onChange(null)} />}
    </Stack>
  );
}

function LengthTiles({ form }: FieldsProps) {
  const texture = useFormState(form, ({ values }) => values.texture) ?? 'STRAIGHT';
  const { value, onChange } = useField(form, 'length');
  return (
    <Stack gap={1} align="start">
      <div className={css.tiles}>
        <RadioCards
          label={hairCard.length.label}
          hint={hairCard.length.hint}
          options={hairLengths.map((length) => ({
            value: length,
            label: hairCard.length.value[length],
            picture: hairPicture(texture, length),
          }))}
          value={value ?? undefined}
          onChange={onChange}
        />
      </div>
      {value === null ? null : <Clear onClick={() => onChange(null)} />}
    </Stack>
  );
}

const Clear = ({ onClick }: { onClick: () => void }) => (
  <Button variant="text" isFlush size="sm" onClick={onClick}>
    {hairCard.clear}
  </Button>
);
