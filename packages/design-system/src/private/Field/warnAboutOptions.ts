import { firstDuplicate, warnInDev } from '../warning.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Warns about duplicate options, and about a value that no option has. */
export function warnAboutOptions(
  component: string,
  options: readonly Choice[],
  value: string | undefined,
): void {
  const values = options.map((option) => option.value);
  const duplicate = firstDuplicate(values);
  warnInDev(
    duplicate !== undefined,
    component,
    `two options have the value "${duplicate}". Give each its own.`,
  );
  warnInDev(
    value !== undefined && value !== '' && options.length > 0 && !values.includes(value),
    component,
    `no option has the value "${value}". Write one of ${values.map((one) => `"${one}"`).join(', ')}, or leave it empty.`,
  );
}
