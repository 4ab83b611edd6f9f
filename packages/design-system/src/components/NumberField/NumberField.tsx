import { NumericField, type NumericFieldProps } from '../../private/NumericField.tsx';
import { parseNumber } from './number.ts';

export type NumberFieldProps = NumericFieldProps & {
  /** Its unit, shown after the value; not read out, so include it in the label. */
  suffix?: string;
};

/** A field for a number, such as a percentage. For an amount of money use MoneyField. */
export function NumberField(props: NumberFieldProps) {
  return <NumericField {...props} component="NumberField" parse={parseNumber} format={String} />;
}
