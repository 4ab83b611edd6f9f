import { Grid } from '@plaitful/design-system/Grid';
import { MoneyField } from '@plaitful/design-system/MoneyField';
import { NumberField } from '@plaitful/design-system/NumberField';
import { styleForm as words } from '@plaitful/messages/en-CA/adminStyleForm';
import { useState, type FocusEvent } from 'react';
import type { Form } from '../../../lib/forms/form.ts';
import { useField } from '../../../lib/forms/useField.ts';
import { fieldId } from './fieldId.ts';
import { finalPriceOf, type StyleValues } from './styleFields.ts';

interface PriceFieldsProps {
  form: Form<StyleValues>;
}

type AmountName = 'stylePrice' | 'styleDeposit' | 'discount';

/** A number of the form, as its field wants it. */
function useAmount(form: PriceFieldsProps['form'], name: AmountName, onLeave?: () => void) {
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

/** What it costs; the final price follows when the price or the discount is left (product spec 5, "Discount"). */
export function PriceFields({ form }: PriceFieldsProps) {
  const [final, setFinal] = useState(() => finalPriceOf(form.read().values));
  const work = () => setFinal(finalPriceOf(form.read().values));
  const price = useAmount(form, 'stylePrice', work);
  const deposit = useAmount(form, 'styleDeposit');
  const discount = useAmount(form, 'discount', work);
  return (
    <Grid columns={{ phone: 1, tablet: 2 }} gap={4} align="start">
      <MoneyField label={words.price.label} wrongError={words.price.error} {...price} isRequired />
      <MoneyField label={words.deposit.label} wrongError={words.deposit.error} {...deposit} isRequired />
      <NumberField
        label={words.discount.label}
        hint={words.discount.hint}
        suffix="%"
        min={0}
        max={100}
        wrongError={words.discount.error}
        {...discount}
      />
      <MoneyField
        label={words.finalPrice.label}
        hint={words.finalPrice.hint}
        wrongError=""
        value={final}
        onChange={() => undefined}
        isReadOnly
      />
    </Grid>
  );
}
