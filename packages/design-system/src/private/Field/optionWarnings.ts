import { firstTwice } from '../firstTwice.ts';
import { warning } from '../warning.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Warns of choices that cannot be told apart, and of a value that none of them has. */
export function warnOfOptions(
  component: string,
  options: readonly Choice[],
  value: string | undefined,
): void {
  const values = options.map((option) => option.value);
  const twice = firstTwice(values);
  warning(twice !== undefined, component, `two options have the value "${twice}". Give each its own.`);
  warning(
    value !== undefined && value !== '' && options.length > 0 && !values.includes(value),
    component,
    `no option has the value "${value}". Write one of ${values.map((one) => `"${one}"`).join(', ')}, or leave it empty.`,
  );
}
