import type { ServiceType } from '@plaitful/api-client/contract';
import { Card } from '@plaitful/design-system/Card';
import { Checkbox } from '@plaitful/design-system/Checkbox';
import { Grid } from '@plaitful/design-system/Grid';
import { MoneyField } from '@plaitful/design-system/MoneyField';
import { NumberField } from '@plaitful/design-system/NumberField';
import { Select } from '@plaitful/design-system/Select';
import { Stack } from '@plaitful/design-system/Stack';
import { TextArea, type CharacterCounter } from '@plaitful/design-system/TextArea';
import { TextField } from '@plaitful/design-system/TextField';
import { Text } from '@plaitful/design-system/Text';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { styleForm as labels } from '@plaitful/messages/en-CA/adminStyleForm';
import { field as fieldLabels } from '@plaitful/messages/en-CA/fields';
import { useId, useState, type FocusEvent } from 'react';
import { useTextField, useField, useCheckbox } from '../../../lib/forms/useField.ts';
import * as css from './StyleForm.css.ts';
import {
  newStyleTextLimits,
  fieldId,
  styleUpdateTextLimits,
  getFinalPrice,
  type StyleValues,
} from './styleFields.ts';
import type { StyleEditor } from './useStyleEditor.ts';
import type { Form } from '../../../lib/forms/form.ts';

interface AboutCardProps {
  editor: StyleEditor;
  types: readonly ServiceType[];
}

export const getCounter = (max: number): CharacterCounter => ({
  max,
  text: ({ count }) => labels.counter.text({ count, max }),
  spoken: ({ count }) => fieldLabels.characters.text({ count, max }),
  tooLong: ({ over }) => labels.counter.over({ left: over }),
});

export function AboutCard({ editor, types }: AboutCardProps) {
  const { form, base } = editor;
  const limits = base ? styleUpdateTextLimits : newStyleTextLimits;
  const headingId = useId();
  return (
    <Card element="section" variant="outlined" labelledBy={headingId}>
      <VisuallyHidden element="h2" id={headingId}>
        {labels.about}
      </VisuallyHidden>
      <Stack gap={4}>
        <ServiceField editor={editor} types={types} />
        <TextField
          id={fieldId('style')}
          label={labels.name.label}
          {...useTextField(form, 'style')}
          autoComplete="off"
          isRequired
        />
        <PriceFields form={form} />
        <TextArea
          label={labels.short.label}
          hint={base ? labels.short.updateHint : labels.short.addHint}
          rows={base ? 2 : 1}
          id={fieldId('styleShortDescription')}
          {...useTextField(form, 'styleShortDescription')}
          counter={getCounter(limits.short)}
        />
        <TextArea
          label={labels.full.label}
          hint={labels.full.hint}
          rows={4}
          id={fieldId('styleFullDetailsOfService')}
          {...useTextField(form, 'styleFullDetailsOfService')}
          counter={getCounter(limits.full)}
        />
        <TagFields form={form} />
      </Stack>
    </Card>
  );
}

/** The type of a new style; that of a stored one is fixed. */
function ServiceField({ editor: { form, base }, types }: AboutCardProps) {
  const field = useTextField(form, 'serviceId');
  const options = types.map(({ serviceId, serviceName }) => ({
    value: String(serviceId),
    label: serviceName,
  }));
  if (base) {
    return (
      <Select
        id={fieldId('serviceId')}
        label={labels.service.label}
        options={[{ value: String(base.serviceId), label: base.serviceName }]}
        value={String(base.serviceId)}
        disabledReason={labels.service.fixed}
      />
    );
  }
  return (
    <Select
      // A select without its options cannot hold a value.
      key={options.length}
      id={fieldId('serviceId')}
      label={labels.service.label}
      placeholder={labels.service.placeholder}
      options={options}
      {...field}
      isRequired
    />
  );
}

/** What parents narrow the styles by. */
function TagFields({ form }: { form: Form<StyleValues> }) {
  return (
    <fieldset className={css.tags}>
      <legend className={css.legend}>{labels.tags.label}</legend>
      <Text size="sm" tone="muted">
        {labels.tags.hint}
      </Text>
      <Checkbox
        id={fieldId('noAddedHair')}
        label={labels.tags.noAddedHair}
        {...useCheckbox(form, 'noAddedHair')}
      />
      <Checkbox id={fieldId('gentle')} label={labels.tags.gentle} {...useCheckbox(form, 'gentle')} />
    </fieldset>
  );
}

type AmountName = 'stylePrice' | 'styleDeposit' | 'discount';

function useAmount(form: Form<StyleValues>, name: AmountName, onLeave?: () => void) {
  const field = useField(form, name);
  return {
    id: fieldId(name),
    ...field,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      field.onBlur(event);
      onLeave?.();
    },
  };
}

/** The final price is calculated on blur of price or discount. */
function PriceFields({ form }: { form: Form<StyleValues> }) {
  const [final, setFinal] = useState(() => getFinalPrice(form.read().values));
  const work = () => setFinal(getFinalPrice(form.read().values));
  const price = useAmount(form, 'stylePrice', work);
  const deposit = useAmount(form, 'styleDeposit');
  const discount = useAmount(form, 'discount', work);
  return (
    <Grid columns={{ phone: 1, tablet: 2 }} gap={4} align="start">
      <MoneyField label={labels.price.label} invalidError={labels.price.error} {...price} isRequired />
      <MoneyField label={labels.deposit.label} invalidError={labels.deposit.error} {...deposit} isRequired />
      <NumberField
        label={labels.discount.label}
        hint={labels.discount.hint}
        suffix="%"
        min={0}
        max={100}
        invalidError={labels.discount.error}
        {...discount}
      />
      <MoneyField
        label={labels.finalPrice.label}
        hint={labels.finalPrice.hint}
        invalidError=""
        value={final}
        onChange={() => undefined}
        isReadOnly
      />
    </Grid>
  );
}
