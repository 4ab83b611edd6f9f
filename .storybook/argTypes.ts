import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

/** What react-docgen reports about one prop. */
interface Docgen {
  description?: string;
  tsType?: { name: string; raw?: string };
}

/** Props of union types, which react-docgen cannot read. */
const fieldNames: Record<string, InputType> = {
  label: { description: 'Its name, above it.' },
  ariaLabel: { description: 'Its name, only spoken, where the place says what it is.' },
  labelledBy: { description: 'The id of the words that name it, where those stand on the page already.' },
};

function isField(argTypes: Record<string, InputType>): boolean {
  return 'hint' in argTypes && 'error' in argTypes && 'disabledReason' in argTypes;
}

/** `@default …` at the end of a prop's comment. */
function defaultIn(comment: string | undefined): string | undefined {
  return comment?.match(/@default\s+([^\n]+)/)?.[1]?.trim();
}

/** The written type, without `undefined` of optional props. */
function writtenType({ name, raw }: NonNullable<Docgen['tsType']>, example: unknown): string | undefined {
  // How react-docgen names a `readonly` list.
  if (name === 'unknown' && Array.isArray(example)) return 'list';
  if (!raw || (name !== 'union' && name !== 'unknown')) return undefined;
  return raw
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '');
}

function described(
  name: string,
  argType: InputType,
  docgen: Docgen | undefined,
  example: unknown,
): InputType {
  const { table = {} } = argType;
  const byDefault = defaultIn(docgen?.description);
  const words = argType.description?.split('@default')[0]?.trim();
  const type = docgen?.tsType && writtenType(docgen.tsType, example);
  const isFlag = !docgen?.tsType && /^(is|has)[A-Z]/.test(name);
  return {
    ...argType,
    ...(words !== undefined && { description: words }),
    // Texts are edited as text, not as JSON.
    ...(docgen?.tsType?.name === 'ReactNode' && { control: { type: 'text' } }),
    // Callbacks are shown in the Actions panel.
    ...(/^on[A-Z]/.test(name) && { control: false }),
    ...(isFlag && { control: { type: 'boolean' }, type: { name: 'boolean' } }),
    table: {
      ...table,
      ...(byDefault !== undefined && { defaultValue: { summary: byDefault } }),
      ...(type && { type: { summary: type } }),
      ...(isFlag && { type: { summary: 'boolean' } }),
    },
  };
}

/** Shows types in the table of props: defaults from `@default`, unions in full, names of fields. */
export const describeProps: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const { __docgenInfo: info } = (component ?? {}) as { __docgenInfo?: { props?: Record<string, Docgen> } };
  const known = isField(argTypes) ? { ...fieldNames, ...argTypes } : argTypes;
  return Object.fromEntries(
    Object.entries(known).map(([name, argType]) => [
      name,
      {
        ...described(
          name,
          { ...argType, name: argType.name ?? name },
          info?.props?.[name],
          initialArgs[name],
        ),
        ...(known !== argTypes &&
          name in fieldNames &&
          !argTypes[name]?.description && {
            description: fieldNames[name]?.description,
            type: { name: 'string' },
            control: { type: 'text' },
            table: { type: { summary: 'string' } },
          }),
      },
    ]),
  ) as typeof argTypes;
};
