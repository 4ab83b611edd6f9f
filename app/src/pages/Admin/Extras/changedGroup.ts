import type { OptionGroup, OptionGroupWrite } from '@plaitful/api-client/contract';
import { adminExtras, groupForm as labels } from '@plaitful/messages/en-CA/adminExtras';
import type { ChangedField } from '../../../features/editing/ConflictDialog.tsx';
import { describeAdded } from './describeOption.ts';
import { toStoredWrite } from './useGroupActions.ts';

type StyleNames = ReadonlyMap<number, string>;

const optionText = ({
  name,
  price,
  minutes,
  isDefault = false,
  isActive,
  preparation = '',
  hairLength = null,
}: OptionGroupWrite['options'][number]): string =>
  [
    `${name}: ${describeAdded({ price, minutes, isDefault })}`,
    ...(hairLength === null ? [] : [adminExtras.length[hairLength]]),
    ...(preparation === '' ? [] : [preparation]),
    ...(isActive ? [] : [labels.changed.off]),
  ].join(', ');

const shown: readonly {
  label: string;
  text: (group: OptionGroupWrite, styles: StyleNames) => string;
}[] = [
  { label: labels.name.label, text: ({ name }) => name },
  { label: labels.kind.label, text: ({ kind }) => labels.kind.option[kind] },
  { label: labels.changed.options, text: ({ options }) => options.map(optionText).join('\n') },
  {
    label: labels.changed.styles,
    text: ({ styleIds }, styles) =>
      styleIds
        .map((id) => styles.get(id) ?? String(id))
        .toSorted((one, other) => one.localeCompare(other))
        .join(', '),
  },
];

/** What differs between the newest version and the owner's, in the order of the form. */
export const changedGroup = (
  newest: OptionGroup,
  own: OptionGroupWrite,
  styles: StyleNames,
): ChangedField[] =>
  shown
    .map(({ label, text }) => ({
      label,
      newest: text(toStoredWrite(newest), styles),
      yours: text(own, styles),
    }))
    .filter((field) => field.newest !== field.yours);
