import type { OptionGroupKind, StyleOption } from './estimate.ts';

// Apart from the estimate, which parents load.

export type OptionGroupProblem = 'noDefault' | 'defaultOfMany' | 'defaultCosts' | 'sameName';

/**
 * What is wrong with a group: one of kind ONE needs exactly one default, which is active and adds nothing, and one of
 * kind MANY has none; names differ, regardless of case.
 */
export function getOptionGroupProblem({
  kind,
  options,
}: {
  readonly kind: OptionGroupKind;
  readonly options: readonly (Omit<StyleOption, 'optionId'> & { readonly isActive: boolean })[];
}): OptionGroupProblem | undefined {
  const names = options.map(({ name }) => name.trim().toLowerCase());
  if (new Set(names).size < names.length) return 'sameName';
  const defaults = options.filter(({ isDefault }) => isDefault);
  if (kind === 'MANY') return defaults.length > 0 ? 'defaultOfMany' : undefined;
  const [only] = defaults;
  if (only === undefined || defaults.length > 1 || !only.isActive) return 'noDefault';
  return only.priceCents > 0 || only.minutes > 0 ? 'defaultCosts' : undefined;
}
