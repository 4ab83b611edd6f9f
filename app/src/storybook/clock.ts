const Real = Date;
const realNow = Real.now.bind(Real);

/**
 * The time at which every story begins, unless it sets another: Wednesday 25 November 2026, 10 am in the
 * studio. Fixed dates in the samples are shortly before it.
 */
const storyTime = '2026-11-25T15:00:00Z';

let ahead = 0;
const now = () => realNow() + ahead;

/** A shifted clock. It keeps running, since code that measures time would wait for ever on a stopped one. */
const MovedDate = new Proxy(Real, {
  construct: (target, parts: unknown[], self) =>
    Reflect.construct(target, parts.length === 0 ? [now()] : parts, self) as object,
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});

export function setClock(instant: string): void {
  globalThis.Date = MovedDate;
  ahead = Real.parse(instant) - realNow();
}

/** Pseudorandom numbers, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let drawn = Math.imul(state ^ (state >>> 15), state | 1);
    drawn = (drawn + Math.imul(drawn ^ (drawn >>> 7), drawn | 61)) ^ drawn;
    return ((drawn ^ (drawn >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Resets clock and random numbers to the values at which every story begins. */
export function resetStoryClock(): void {
  setClock(storyTime);
  Math.random = seeded(1);
}
