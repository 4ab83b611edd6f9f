import type { FieldError, OptionGroupWrite } from '@plaitful/api-client/contract';
import { getOptionGroupProblem, type OptionGroupProblem } from '@plaitful/domain/option-group';
import { toCents, toDollars } from '@plaitful/domain/money';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import type { OptionRow } from '../styles/styleOptions.repository.ts';
import type { OptionWrite } from './optionGroups.repository.ts';

export interface ParsedGroup {
  readonly name: string;
  readonly kind: OptionGroupWrite['kind'];
  readonly options: readonly (OptionWrite & Omit<OptionRow, 'optionId'>)[];
}

const problemMessages: Readonly<Record<OptionGroupProblem, string>> = {
  sameName: fieldMessages.optionName,
  noDefault: fieldMessages.optionDefault,
  defaultCosts: fieldMessages.optionDefaultCosts,
  defaultOfMany: fieldMessages.optionDefaultOfMany,
};

/** @param known the ids of the group's options; @returns all errors by field */
export function parseOptionGroup(
  body: OptionGroupWrite,
  known: readonly number[],
): ParsedGroup | FieldError[] {
  const name = body.name.trim();
  const options = body.options.map((option) => ({
    optionId: option.optionId,
    name: option.name.trim(),
    priceCents: toCents(option.price),
    minutes: option.minutes,
    preparation: option.preparation?.trim() ?? '',
    hairLength: option.hairLength ?? null,
    isDefault: option.isDefault ?? false,
    isActive: option.isActive,
  }));
  const errors: FieldError[] = [];
  const refuse = (message: string, field = 'options') => errors.push({ field, message });
  const ids = options.flatMap(({ optionId }) => optionId ?? []);
  if (name === '') refuse(fieldMessages.other, 'name');
  if (options.some((option) => option.name === '')) refuse(fieldMessages.optionName);
  if (body.options.some(({ price }) => toDollars(toCents(price)) !== price))
    refuse(fieldMessages.optionPrice);
  if (new Set(ids).size < ids.length || ids.some((id) => !known.includes(id))) refuse(fieldMessages.optionId);
  const problem = getOptionGroupProblem({ kind: body.kind, options });
  if (problem !== undefined && errors.length === 0) refuse(problemMessages[problem]);
  return errors.length > 0 ? errors : { name, kind: body.kind, options };
}

type Priced = Pick<OptionRow, 'priceCents' | 'minutes' | 'isActive' | 'isDefault'> & {
  readonly optionId: number | undefined;
};

interface OfferedGroup {
  readonly kind: OptionGroupWrite['kind'];
  readonly options: readonly Priced[];
}

const getOffer = ({ kind, options }: OfferedGroup): string =>
  JSON.stringify([
    kind,
    options
      .filter(({ isActive }) => isActive)
      .map(({ optionId, priceCents, minutes, isDefault }) => [
        optionId ?? 'new',
        priceCents,
        minutes,
        isDefault,
      ])
      .toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
  ]);

/** Whether what can be chosen, prices or minutes differ: parents must confirm the new ones before they book. */
export const isOtherOffer = (before: OfferedGroup, after: OfferedGroup): boolean =>
  getOffer(before) !== getOffer(after);
