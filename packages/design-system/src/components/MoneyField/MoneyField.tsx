import { TypedNumber } from '../../private/TypedNumber/TypedNumber.tsx';
import type { TypedNumberProps } from '../../private/TypedNumber/TypedNumber.types.ts';
import { warning } from '../../private/warning.ts';
import { readMoney, writeMoney } from './money.ts';

/** Amounts in whole cents: `value`, `min` and `max` alike. */
export type MoneyFieldProps = TypedNumberProps;

/** An amount in Canadian dollars, kept in whole cents. */
export function MoneyField(props: MoneyFieldProps) {
  const parts = Object.entries({ value: props.value, min: props.min, max: props.max });
  const [name, broken] = parts.find(([, cents]) => cents && !Number.isInteger(cents)) ?? [];
  warning(
    broken !== undefined,
    'MoneyField',
    `\`${name}\` is ${broken}, which is no whole number of cents. Write 8550 for $85.50.`,
  );
  return <TypedNumber {...props} component="MoneyField" read={readMoney} write={writeMoney} prefix="$" />;
}
