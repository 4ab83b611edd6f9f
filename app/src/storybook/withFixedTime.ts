import { resetStoryClock, setClock } from './clock.ts';

/** Sets the browser's clock for a story; it goes on from there. What it gives sets it back, as a story's cleanup. */
export function withFixedTime(instant: string): () => void {
  setClock(instant);
  return resetStoryClock;
}
