import { NumericField, type NumericFieldProps } from '../../private/NumericField.tsx';
import { warnInDev } from '../../private/warning.ts';
import { formatMoney, parseMoney } from './money.ts';

/** Amounts in whole cents: `value`, `min` and `max` alike. */
export type MoneyFieldProps = NumericFieldProps;

/** An amount in Canadian dollars, kept in whole cents. */
export function MoneyField(props: MoneyFieldProps) {
  const parts = Object.entries({ value: props.value, min: props.min, max: props.max });
  const [name, broken] = parts.find(([, cents]) => cents && !Number.isInteger(cents)) ?? [];
  warnInDev(
    broken !== undefined,
    'MoneyField',
    `\`${name}\` is ${broken}, which is no whole number of cents. Write 8550 for $85.50.`,
  );
  return (
    <NumericField {...props} component="MoneyField" parse={parseMoney} format={formatMoney} prefix="$" />
  );
}
