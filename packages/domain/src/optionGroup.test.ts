import { describe, expect, it } from 'vitest';
import type { StyleOption } from './estimate.ts';
import { getOptionGroupProblem } from './optionGroup.ts';
import { option, length, care } from './estimate.fixture.ts';

describe('getOptionGroupProblem', () => {
  const active = (options: readonly StyleOption[]) => options.map((one) => ({ ...one, isActive: true }));

  it('accepts a group ONE with a default that adds nothing, and a group MANY without one', () => {
    expect(getOptionGroupProblem({ kind: 'ONE', options: active(length.options) })).toBeUndefined();
    expect(getOptionGroupProblem({ kind: 'MANY', options: active(care.options) })).toBeUndefined();
  });

  it.each([
    ['noDefault', 'ONE', active(care.options)],
    ['noDefault', 'ONE', active([option(1, { isDefault: true }), option(2, { isDefault: true })])],
    ['noDefault', 'ONE', [{ ...option(1, { isDefault: true }), isActive: false }]],
    ['defaultCosts', 'ONE', active([option(1, { isDefault: true, priceCents: 1 })])],
    ['defaultCosts', 'ONE', active([option(1, { isDefault: true, minutes: 5 })])],
    ['defaultOfMany', 'MANY', active(length.options)],
    ['sameName', 'MANY', active([option(1, { name: 'Beads' }), option(2, { name: ' beads ' })])],
  ] as const)('returns %s for a group %s like %j', (problem, kind, options) => {
    expect(getOptionGroupProblem({ kind, options })).toBe(problem);
  });
});
