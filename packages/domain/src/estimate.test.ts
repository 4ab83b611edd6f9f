import { describe, expect, it } from 'vitest';
import { estimate, estimateStyle, keepValidOptions, resolveOptions, type OptionGroup } from './estimate.ts';
import { option, length, care } from './estimate.fixture.ts';

const getIds = (optionIds: readonly number[]) =>
  resolveOptions([length, care], optionIds)?.map(({ optionId, group }) => [optionId, group]);

describe('resolveOptions', () => {
  it('returns the default of a group ONE, and nothing of a group MANY, when nothing is chosen', () => {
    expect(getIds([])).toEqual([[1, 'Hair length']]);
  });

  it('returns the choices in the order of the groups, whatever the order of the ids', () => {
    expect(getIds([8, 3, 7])).toEqual([
      [3, 'Hair length'],
      [7, 'Hair care'],
      [8, 'Hair care'],
    ]);
  });

  it.each([
    ['unknown', [99]],
    ['doubled', [7, 7]],
    ['the second of a group ONE', [2, 3]],
  ])('returns undefined for an id that is %s', (_, optionIds) => {
    expect(getIds(optionIds)).toBeUndefined();
  });
});

describe('keepValidOptions', () => {
  it('drops ids that cannot be chosen any more, and the second one of a group ONE', () => {
    expect(keepValidOptions([length, care], [99, 3, 2, 8])).toEqual([2, 8]);
  });
});

/** Numbers that look random and are the same in each run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

describe('estimate', () => {
  it('adds up to the cent for 1,000 styles with options', () => {
    const random = numbers(46);
    const next = (below: number): number => random.next().value % below;
    for (let run = 0; run < 1000; run += 1) {
      const valueCents = next(30_000);
      const style = { valueCents, depositCents: next(valueCents + 1), durationMinutes: 60 + next(500) };
      const options = Array.from({ length: next(20) }, (_, id) =>
        option(id + 1, { priceCents: next(10_000), minutes: next(20) * 5 }),
      );
      const { totalCents, minutes, depositCents, balanceCents, styleCents } = estimate(style, options);
      const lines = [styleCents, ...options.map(({ priceCents }) => priceCents)];
      expect(lines.reduce((sum, line) => sum + line, 0)).toBe(totalCents);
      expect(depositCents + balanceCents).toBe(totalCents);
      expect(depositCents).toBe(style.depositCents);
      expect(minutes - style.durationMinutes).toBe(options.reduce((sum, one) => sum + one.minutes, 0));
      expect(Number.isSafeInteger(totalCents)).toBe(true);
    }
  });

  it('never asks for a deposit above the total', () => {
    const style = { valueCents: 1000, depositCents: 2000, durationMinutes: 60 };
    expect(estimate(style, [option(1, { priceCents: 500 })])).toMatchObject({
      depositCents: 1500,
      balanceCents: 0,
    });
  });
});

describe('estimateStyle', () => {
  const priced = (groups: readonly OptionGroup[]) =>
    groups.map((group) => ({
      ...group,
      options: group.options.map((one) => ({ ...one, price: one.priceCents / 100 })),
    }));

  it('estimates a style of the API in cents, without ids that it does not have', () => {
    const style = {
      value: 55.1,
      styleDeposit: 20,
      styleDuration: '1:30',
      optionGroups: priced([length, care]),
    };
    expect(estimateStyle(style, [3, 8, 99])).toMatchObject({
      styleCents: 5510,
      totalCents: 9160,
      minutes: 150,
      depositCents: 2000,
      balanceCents: 7160,
    });
  });

  it('is the price and duration of a style without groups', () => {
    const style = { value: 55, styleDeposit: 20, styleDuration: '1:30' };
    expect(estimateStyle(style, [3])).toEqual({
      styleCents: 5500,
      options: [],
      totalCents: 5500,
      minutes: 90,
      depositCents: 2000,
      balanceCents: 3500,
    });
  });
});
