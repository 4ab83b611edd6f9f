import { resetStoryClock, setClock } from './clock.ts';

/** Sets the browser's clock for a story; it keeps running. Returns the story's cleanup, which resets it. */
export function withFixedTime(instant: string): () => void {
  setClock(instant);
  return resetStoryClock;
}
