import { TypedNumber } from '../../private/TypedNumber/TypedNumber.tsx';
import type { TypedNumberProps } from '../../private/TypedNumber/TypedNumber.types.ts';
import { readNumber } from './number.ts';

export type NumberFieldProps = TypedNumberProps & {
  /** Its unit, after what is typed; only seen, so the label says it as well. */
  suffix?: string;
};

/** A number, such as a percentage. For an amount of money use MoneyField. */
export function NumberField(props: NumberFieldProps) {
  return <TypedNumber {...props} component="NumberField" read={readNumber} write={String} />;
}
