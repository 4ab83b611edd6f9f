import type { OptionGroup, OptionGroupWrite } from '@plaitful/api-client/contract';
import type { OptionGroupKind } from '@plaitful/domain/estimate';
import { getOptionGroupProblem } from '@plaitful/domain/option-group';
import type { HairLength } from '@plaitful/domain/hair-card';
import { toCents, toDollars, type Cents } from '@plaitful/domain/money';
import { groupForm as labels } from '@plaitful/messages/en-CA/adminExtras';
import type { FieldErrors } from '../../../lib/forms/form.ts';

export const MAX_OPTIONS_PER_GROUP = 12;
const nameMax = 40;
const preparationMax = 120;
export const maxMinutes = 480;
const minutesStep = 5;
const maxDollars = 100_000;

/** An option while it is edited; `key` is its own also before it is stored. */
export interface OptionDraft {
  readonly key: string;
  readonly optionId: number | undefined;
  readonly name: string;
  readonly priceCents: Cents | null;
  readonly minutes: number | null;
  readonly preparation: string;
  readonly hairLength: HairLength | null;
  readonly isActive: boolean;
  readonly upcomingBookings: number;
}

export interface GroupValues {
  /** Empty for a single option, whose name the group then has. */
  name: string;
  kind: OptionGroupKind;
  /** Whether name and kind are asked for; a single option needs neither. */
  isGrouped: boolean;
  options: readonly OptionDraft[];
  /** The option that a group ONE has unless another one is chosen. */
  defaultKey: string | undefined;
  styleIds: readonly number[];
}

const emptyOption = (key: string): OptionDraft => ({
  key,
  optionId: undefined,
  name: '',
  priceCents: null,
  minutes: null,
  preparation: '',
  hairLength: null,
  isActive: true,
  upcomingBookings: 0,
});

export const newGroup: GroupValues = {
  name: '',
  kind: 'MANY',
  isGrouped: false,
  options: [emptyOption('new1')],
  defaultKey: undefined,
  styleIds: [],
};

const toKey = (optionId: number): string => `stored${optionId}`;

export function toGroupValues({ name, kind, options, styles }: OptionGroup): GroupValues {
  const isGrouped = kind === 'ONE' || options.length !== 1 || options[0]?.name !== name;
  const included = options.find(({ isDefault }) => isDefault);
  return {
    name: isGrouped ? name : '',
    kind,
    isGrouped,
    options: options.map((option) => ({
      key: toKey(option.optionId),
      optionId: option.optionId,
      name: option.name,
      priceCents: toCents(option.price),
      minutes: option.minutes,
      preparation: option.preparation,
      hairLength: option.hairLength,
      isActive: option.isActive,
      upcomingBookings: option.upcomingBookings,
    })),
    defaultKey: included && toKey(included.optionId),
    styleIds: toSorted(styles.map(({ styleId }) => styleId)),
  };
}

export const toSorted = (ids: readonly number[]): number[] => ids.toSorted((one, other) => one - other);

/** Whether the option is the one that a group ONE includes: it adds nothing. */
export const isIncluded = ({ kind, defaultKey }: GroupValues, { key }: Pick<OptionDraft, 'key'>): boolean =>
  kind === 'ONE' && key === defaultKey;

/** The first active option where the default is gone. */
const withDefault = (values: GroupValues): GroupValues => {
  const { options, defaultKey } = values;
  if (options.some(({ key }) => key === defaultKey)) return values;
  return { ...values, defaultKey: (options.find(({ isActive }) => isActive) ?? options[0])?.key };
};

export function addOption(values: GroupValues): GroupValues {
  const numbers = values.options.map(({ key }) => Number(key.replace('new', '')) || 0);
  const option = emptyOption(`new${Math.max(0, ...numbers) + 1}`);
  return { ...values, isGrouped: true, options: [...values.options, option] };
}

export const removeOption = (values: GroupValues, gone: string): GroupValues =>
  withDefault({ ...values, options: values.options.filter(({ key }) => key !== gone) });

export const changeOption = (
  values: GroupValues,
  changed: string,
  change: Partial<OptionDraft>,
): GroupValues => ({
  ...values,
  options: values.options.map((option) => (option.key === changed ? { ...option, ...change } : option)),
});

export const setDefault = (values: GroupValues, key: string): GroupValues =>
  changeOption({ ...values, defaultKey: key }, key, { isActive: true });

export const setKind = (values: GroupValues, kind: OptionGroupKind): GroupValues =>
  withDefault({ ...values, kind });

/** Moves an item by one place; the same list where there is none. */
export function moveItem<Item>(items: readonly Item[], from: number, by: -1 | 1): readonly Item[] {
  const item = items[from];
  const other = items[from + by];
  if (item === undefined || other === undefined) return items;
  return items.with(from, other).with(from + by, item);
}

export type OptionErrors = Partial<Record<'name' | 'priceCents' | 'minutes' | 'preparation', string>>;

const isAmount = (cents: Cents | null): boolean =>
  cents !== null && cents >= 0 && toDollars(cents) <= maxDollars;

const isMinutes = (minutes: number | null): boolean =>
  minutes !== null && minutes >= 0 && minutes <= maxMinutes && minutes % minutesStep === 0;

/** In code points, as the server counts. */
const isLonger = (text: string, max: number): boolean => Array.from(text.trim()).length > max;

function checkName({ options }: GroupValues, index: number): string | undefined {
  const names = options.map(({ name }) => name.trim().toLowerCase());
  const name = names[index] ?? '';
  if (name === '') return labels.option.name.required;
  if (isLonger(name, nameMax)) return labels.name.tooLong({ max: nameMax });
  return names.indexOf(name) < index ? labels.option.sameName : undefined;
}

export function validateOption(values: GroupValues, index: number): OptionErrors {
  const option = values.options[index];
  if (option === undefined) return {};
  const { priceCents, minutes, preparation } = option;
  const isFree = isIncluded(values, option);
  const name = checkName(values, index);
  const { price, minutes: minutesLabels, preparation: line } = labels.option;
  return {
    ...(name !== undefined && { name }),
    ...(!isFree && !isAmount(priceCents) && { priceCents: price.error }),
    ...(!isFree && !isMinutes(minutes) && { minutes: minutesLabels.error({ max: maxMinutes }) }),
    ...(isLonger(preparation, preparationMax) && { preparation: line.tooLong({ max: preparationMax }) }),
  };
}

function checkGroupName({ isGrouped, name }: GroupValues): string | undefined {
  if (!isGrouped) return undefined;
  if (name.trim() === '') return labels.name.required;
  return isLonger(name, nameMax) ? labels.name.tooLong({ max: nameMax }) : undefined;
}

export function validateGroup(values: GroupValues): FieldErrors<GroupValues> {
  const name = checkGroupName(values);
  const hasInvalid = values.options.some((_, index) => Object.keys(validateOption(values, index)).length > 0);
  const options = hasInvalid || getOptionGroupProblem(toCheckedGroup(values)) !== undefined;
  return { ...(name !== undefined && { name }), ...(options && { options: labels.options.invalid }) };
}

const toCheckedGroup = (values: GroupValues) => ({
  kind: values.kind,
  options: values.options.map((option) => ({ ...option, ...toAdded(values, option) })),
});

/** What an option adds; the included one nothing, whatever was typed before. */
const toAdded = (values: GroupValues, option: OptionDraft) =>
  isIncluded(values, option)
    ? { priceCents: 0, minutes: 0, isActive: true, isDefault: true }
    : {
        priceCents: option.priceCents ?? 0,
        minutes: option.minutes ?? 0,
        isActive: option.isActive,
        isDefault: false,
      };

const getGroupName = ({ isGrouped, name, options }: GroupValues): string =>
  (isGrouped ? name : (options[0]?.name ?? '')).trim();

export const toGroupWrite = (values: GroupValues): OptionGroupWrite => ({
  name: getGroupName(values),
  kind: values.kind,
  options: values.options.map((option) => {
    const { priceCents, ...added } = toAdded(values, option);
    return {
      ...(option.optionId !== undefined && { optionId: option.optionId }),
      name: option.name.trim(),
      price: toDollars(priceCents),
      ...added,
      preparation: option.preparation.trim(),
      hairLength: option.hairLength,
    };
  }),
  styleIds: [...values.styleIds],
});

/** Options and styles are compared by content. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);

/** The styles that have as many groups as they can without this one. */
export function getFullStyles(
  groups: readonly OptionGroup[],
  ownId: number | undefined,
  max: number,
): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { groupId, styles } of groups) {
    if (groupId === ownId) continue;
    for (const { styleId } of styles) counts.set(styleId, (counts.get(styleId) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([styleId, count]) => (count >= max ? [styleId] : [])));
}
