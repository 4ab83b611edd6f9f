import { NumericField, type NumericFieldProps } from '../../private/NumericField.tsx';
import { parseNumber } from './number.ts';

export type NumberFieldProps = NumericFieldProps & {
  /** Its unit, after what is typed; only seen, so the label says it as well. */
  suffix?: string;
};

/** A number, such as a percentage. For an amount of money use MoneyField. */
export function NumberField(props: NumberFieldProps) {
  return <NumericField {...props} component="NumberField" parse={parseNumber} format={String} />;
}
