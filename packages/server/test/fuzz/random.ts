/** Chance that can be repeated: the same seed gives the same values. */
export interface Random {
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number;
  /** Whether a thing of this probability happens. */
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32: 32 bits of state are plenty for tests. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new Error('there is nothing to pick from');
      return items[below(items.length)] as (typeof items)[number];
    },
  };
}
