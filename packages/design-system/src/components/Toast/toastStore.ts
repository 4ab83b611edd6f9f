import { warning } from '../../private/warning.ts';

export type ToastTone = 'success' | 'error' | 'message';

export interface ToastOptions {
  /** Where it shows. @default 'top-right' */
  position?: 'top-right' | 'center';
  /** Stays until it is closed: for what must not be missed. @default false */
  isPersistent?: boolean;
  /** What can be done about it, such as taking it back; doing it closes the toast. */
  action?: ToastAction | undefined;
  /** How long it stays, in ms. @default 10 s with an action, else 3 s for a success and 5 s for others */
  duration?: number | undefined;
}

export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface PendingToast
  extends
    Required<Pick<ToastOptions, 'position' | 'isPersistent'>>,
    Pick<ToastOptions, 'action' | 'duration'> {
  id: number;
  tone: ToastTone;
  text: string;
}

/** Dismisses a toast that no longer applies; one that is gone already stays gone. */
export type DismissToast = () => void;

const pending: PendingToast[] = [];
const dismissed = new Set<number>();
const listeners = new Set<() => void>();
let lastId = 0;

function notify(): void {
  for (const listener of listeners) listener();
}

function show(tone: ToastTone, text: string, options: ToastOptions = {}): DismissToast {
  const { position = 'top-right', isPersistent = false, action, duration } = options;
  warning(!text.trim(), 'toast', 'its text is empty: say what happened, or show none.');
  lastId += 1;
  const id = lastId;
  pending.push({ id, tone, text, position, isPersistent, action, duration });
  notify();
  return () => {
    dismissed.add(id);
    notify();
  };
}

/** Reports something that happened, in passing; a ToastRegion on the page shows it. Returns the way to dismiss it. */
export const toast = {
  /** It worked: 3 s. */
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  /** It failed: 5 s. */
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  /** Anything else: 5 s. */
  message: (text: string, options?: ToastOptions) => show('message', text, options),
};

/** Calls back when a toast was added or dismissed; returns the way to stop that. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function hasToasts(): boolean {
  return lastId > 0;
}

/** Hands over the toasts that were not shown yet. */
export function takePendingToasts(): PendingToast[] {
  return pending.splice(0).filter(({ id }) => !dismissed.has(id));
}

export function dismissedToasts(): ReadonlySet<number> {
  return dismissed;
}
