import { warning } from '../../private/warning.ts';

export type ToastTone = 'success' | 'error' | 'message';

export interface ToastOptions {
  /**
   * Where it shows; the screen's centre is the service types' own (reading 40).
   * @default 'top-right'
   */
  position?: 'top-right' | 'center';
  /**
   * Stays until it is dismissed: for what must not be missed.
   * @default false
   */
  isKept?: boolean;
}

export interface ToastNote extends Required<ToastOptions> {
  id: number;
  tone: ToastTone;
  text: string;
}

/** Takes a toast away whose moment is over; one that is gone already stays gone. */
export type TakeToastAway = () => void;

const waiting: ToastNote[] = [];
const outdated = new Set<number>();
const listeners = new Set<() => void>();
let lastId = 0;

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function push(tone: ToastTone, text: string, options: ToastOptions = {}): TakeToastAway {
  const { position = 'top-right', isKept = false } = options;
  warning(!text.trim(), 'toast', 'its text is empty: say what happened, or show none.');
  lastId += 1;
  const id = lastId;
  waiting.push({ id, tone, text, position, isKept });
  tellListeners();
  return () => {
    outdated.add(id);
    tellListeners();
  };
}

/** Tells of something that happened, in passing; a ToastRegion on the page shows it. Gives back the way to take it away. */
export const toast = {
  /** It worked: 3 s. */
  success: (text: string, options?: ToastOptions) => push('success', text, options),
  /** It failed: 5 s. */
  error: (text: string, options?: ToastOptions) => push('error', text, options),
  /** Anything else: 5 s. */
  message: (text: string, options?: ToastOptions) => push('message', text, options),
};

/** Calls back when a toast waits to be shown; returns the way to stop that. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether there has been any. */
export function hasToasts(): boolean {
  return lastId > 0;
}

/** Those that wait, which then wait no more. */
export function takeToasts(): ToastNote[] {
  return waiting.splice(0).filter(({ id }) => !outdated.has(id));
}

/** The ids of those that were taken away. */
export function outdatedToasts(): ReadonlySet<number> {
  return outdated;
}
