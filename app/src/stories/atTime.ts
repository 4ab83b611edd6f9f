const Real = Date;

/** Sets the browser's clock for a story; it goes on from there. What it gives sets it back, as a story's cleanup. */
export function atTime(instant: string): () => void {
  const ahead = Real.parse(instant) - Real.now();
  globalThis.Date = class extends Real {
    constructor(...parts: [] | [number | string | Date]) {
      if (parts.length === 0) super(Real.now() + ahead);
      else super(parts[0]);
    }
    static override now() {
      return Real.now() + ahead;
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = Real;
  };
}
