import { Grid } from '@plaitful/design-system/Grid';
import { MoneyField } from '@plaitful/design-system/MoneyField';
import { NumberField } from '@plaitful/design-system/NumberField';
import { useState, type FocusEvent } from 'react';
import { useController, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { isFilled } from '../../../forms/fieldOf.ts';
import { styleForm as words } from '../../../messages/en-CA/adminStyleForm.ts';
import { fieldId } from './fieldId.ts';
import { finalPriceOf, type StyleFields } from './styleFields.ts';

interface PriceFieldsProps {
  form: UseFormReturn<StyleFields>;
  errors: FieldErrors<StyleFields>;
}

type AmountName = 'stylePrice' | 'styleDeposit' | 'discount';

/** A number of the form, as its field wants it. */
function useAmount(form: PriceFieldsProps['form'], name: AmountName, onLeave?: () => void) {
  const { field } = useController({ control: form.control, name });
  return {
    id: fieldId(name),
    name,
    ref: field.ref,
    value: field.value,
    onChange: field.onChange as (value: number | null) => void,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      if (isFilled(event.target)) field.onBlur();
      onLeave?.();
    },
  };
}

/** What it costs; the final price follows when the price or the discount is left (product spec 5, "Discount"). */
export function PriceFields({ form, errors }: PriceFieldsProps) {
  const [final, setFinal] = useState(() => finalPriceOf(form.getValues()));
  const work = () => setFinal(finalPriceOf(form.getValues()));
  const price = useAmount(form, 'stylePrice', work);
  const deposit = useAmount(form, 'styleDeposit');
  const discount = useAmount(form, 'discount', work);
  return (
    <Grid columns={{ phone: 1, tablet: 2 }} gap={4} align="start">
      <MoneyField
        label={words.price.label}
        wrongError={words.price.error}
        {...price}
        isRequired
        error={errors.stylePrice?.message}
      />
      <MoneyField
        label={words.deposit.label}
        wrongError={words.deposit.error}
        {...deposit}
        isRequired
        error={errors.styleDeposit?.message}
      />
      <NumberField
        label={words.discount.label}
        hint={words.discount.hint}
        suffix="%"
        min={0}
        max={100}
        wrongError={words.discount.error}
        {...discount}
        error={errors.discount?.message}
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
