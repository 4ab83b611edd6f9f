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
  if (process.env.NODE_ENV === 'production') return;
  const values = options.map((option) => option.value);
  const twice = values.find((one, index) => values.indexOf(one) !== index);
  warning(twice !== undefined, component, `two options have the value "${twice}". Give each its own.`);
  warning(
    value !== undefined && value !== '' && options.length > 0 && !values.includes(value),
    component,
    `no option has the value "${value}". Write one of ${values.map((one) => `"${one}"`).join(', ')}, or leave it empty.`,
  );
}
