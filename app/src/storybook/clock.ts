const Real = Date;
const realNow = Real.now.bind(Real);

/**
 * When every story begins, unless it has a time of its own: Wednesday 25 November 2026, 10 am in the studio. The
 * dates written out in the samples lie shortly before it.
 */
const storyTime = '2026-11-25T15:00:00Z';

let ahead = 0;
const now = () => realNow() + ahead;

/** The browser's clock, moved. It goes on from there: one that stood still would hold up whoever measures time. */
const MovedDate = new Proxy(Real, {
  construct: (target, parts: unknown[], self) =>
    Reflect.construct(target, parts.length === 0 ? [now()] : parts, self) as object,
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});

/** Sets the browser's clock. */
export function setClock(instant: string): void {
  globalThis.Date = MovedDate;
  ahead = Real.parse(instant) - realNow();
}

/** Chance that falls the same way each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let drawn = Math.imul(state ^ (state >>> 15), state | 1);
    drawn = (drawn + Math.imul(drawn ^ (drawn >>> 7), drawn | 61)) ^ drawn;
    return ((drawn ^ (drawn >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Sets clock and chance to where every story begins. */
export function resetStoryClock(): void {
  setClock(storyTime);
  Math.random = seeded(1);
}
