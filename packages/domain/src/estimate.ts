import { parseDuration } from './duration.ts';
import { toCents, type Cents } from './money.ts';

/** ONE: exactly one option is chosen; MANY: any, each once. */
export type OptionGroupKind = 'ONE' | 'MANY';

export interface StyleOption {
  readonly optionId: number;
  readonly name: string;
  /** Added to the style's price. */
  readonly priceCents: Cents;
  /** Added to the style's duration. */
  readonly minutes: number;
  /** Whether it is the choice of a group ONE unless another one is made. */
  readonly isDefault: boolean;
}

/** Without options that are switched off. */
export interface OptionGroup<Option extends Pick<StyleOption, 'optionId' | 'isDefault'> = StyleOption> {
  readonly name: string;
  readonly kind: OptionGroupKind;
  readonly options: readonly Option[];
}

/** An option with the name of its group. */
export type ChosenOption<Option> = Option & { readonly group: string };

/** The largest number of option groups of a style. */
export const maxOptionGroups = 4;

/**
 * The chosen options in the order of the groups, with the default of each group ONE without a choice. Undefined when an
 * id is unknown or doubled, or two are of one group ONE.
 */
export function resolveOptions<Option extends Pick<StyleOption, 'optionId' | 'isDefault'>>(
  groups: readonly OptionGroup<Option>[],
  optionIds: readonly number[],
): ChosenOption<Option>[] | undefined {
  const chosen = groups.map((group) => group.options.filter(({ optionId }) => optionIds.includes(optionId)));
  const isValid =
    chosen.flat().length === optionIds.length &&
    groups.every(({ kind }, index) => kind === 'MANY' || (chosen[index] ?? []).length <= 1);
  if (!isValid) return undefined;
  return groups.flatMap(({ kind, name: group, options }, index) => {
    const own = chosen[index] ?? [];
    const all = kind === 'ONE' && own.length === 0 ? options.filter(({ isDefault }) => isDefault) : own;
    return all.map((option) => ({ ...option, group }));
  });
}

/** Those ids that can still be chosen, at most one of each group ONE: for an address, or options that changed. */
export function keepValidOptions(
  groups: readonly OptionGroup<Pick<StyleOption, 'optionId' | 'isDefault'>>[],
  optionIds: readonly number[],
): number[] {
  return groups.flatMap(({ kind, options }) => {
    const own = options.map(({ optionId }) => optionId).filter((id) => optionIds.includes(id));
    return kind === 'ONE' ? own.slice(0, 1) : own;
  });
}

/** What is estimated: the price after the discount, which concerns the style alone. */
export interface EstimatedStyle {
  readonly valueCents: Cents;
  readonly depositCents: Cents;
  readonly durationMinutes: number;
}

export interface Estimate<Option> {
  /** The style's own price, after the discount. */
  readonly styleCents: Cents;
  readonly options: readonly Option[];
  /** The sum of the style and its options. */
  readonly totalCents: Cents;
  readonly minutes: number;
  /** The style's, at most the total. */
  readonly depositCents: Cents;
  /** What is left to pay when the deposit is paid. */
  readonly balanceCents: Cents;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Price and time of a style with its chosen options; the same for screens, bookings, and mails. */
export function estimate<Option extends Pick<StyleOption, 'priceCents' | 'minutes'>>(
  style: EstimatedStyle,
  options: readonly Option[],
): Estimate<Option> {
  const totalCents = style.valueCents + sum(options.map(({ priceCents }) => priceCents));
  const depositCents = Math.min(style.depositCents, totalCents);
  return {
    styleCents: style.valueCents,
    options,
    totalCents,
    minutes: style.durationMinutes + sum(options.map(({ minutes }) => minutes)),
    depositCents,
    balanceCents: totalCents - depositCents,
  };
}

/** An option as the API has it. */
interface PricedOption {
  readonly optionId: number;
  readonly name: string;
  /** In CAD. */
  readonly price: number;
  readonly minutes: number;
  readonly isDefault: boolean;
}

/** A style as the API has it: amounts in CAD, its duration as `H:MM`. */
export interface OfferedStyle<Option extends PricedOption = PricedOption> {
  readonly value: number;
  readonly styleDeposit: number;
  readonly styleDuration: string;
  readonly optionGroups?: readonly OptionGroup<Option>[];
}

/** The estimate of a style of the API, without ids that cannot be chosen. */
export function estimateStyle<Option extends PricedOption>(
  { value, styleDeposit, styleDuration, optionGroups = [] }: OfferedStyle<Option>,
  optionIds: readonly number[],
): Estimate<ChosenOption<Option> & Pick<StyleOption, 'priceCents'>> {
  const chosen = resolveOptions(optionGroups, keepValidOptions(optionGroups, optionIds)) ?? [];
  return estimate(
    {
      valueCents: toCents(value),
      depositCents: toCents(styleDeposit),
      durationMinutes: parseDuration(styleDuration) ?? 0,
    },
    chosen.map((option) => ({ ...option, priceCents: toCents(option.price) })),
  );
}

/** The minutes of a booking of the API, with its options. */
export const getBookingMinutes = (booking: {
  readonly styleDuration: string;
  readonly totalMinutes?: number;
}): number => booking.totalMinutes ?? parseDuration(booking.styleDuration) ?? 0;
