import { warnInDev } from '../../private/warning.ts';

export type ToastTone = 'success' | 'error' | 'message';

export interface ToastOptions {
  /** Its position. @default 'top-right' */
  position?: 'top-right' | 'center';
  /** Stays until it is closed: for important messages. @default false */
  isPersistent?: boolean;
  /** A button, such as Undo, which also closes the toast. */
  action?: ToastAction | undefined;
  /** How long it is shown, in ms. @default 10 s with an action, else 3 s for a success and 5 s for others */
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

/** Dismisses a toast; no effect on one that is gone already. */
export type DismissToast = () => void;

let pending: readonly PendingToast[] = [];
const dismissed = new Set<number>();
const listeners = new Set<() => void>();
let lastId = 0;
/** The failures since the last success. */
let failures: number[] = [];

function notify(): void {
  for (const listener of listeners) listener();
}

function show(tone: ToastTone, text: string, options: ToastOptions = {}): DismissToast {
  const { position = 'top-right', isPersistent = false, action, duration } = options;
  warnInDev(!text.trim(), 'toast', 'its text is empty: say what happened, or show none.');
  lastId += 1;
  const id = lastId;
  if (tone === 'success') dismissFailures();
  if (tone === 'error') failures.push(id);
  pending = [...pending, { id, tone, text, position, isPersistent, action, duration }];
  notify();
  return () => {
    dismiss([id]);
    notify();
  };
}

function dismiss(ids: readonly number[]): void {
  for (const id of ids) dismissed.add(id);
  pending = pending.filter(({ id }) => !ids.includes(id));
}

/** What failed has worked since, or no longer matters. */
function dismissFailures(): void {
  dismiss(failures);
  failures = [];
}

/** Shows a message that disappears after some seconds; needs a ToastRegion on the page. @returns dismisses it */
export const toast = {
  /** A success: 3 s. Failures shown before disappear. */
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  /** A failure: 5 s. */
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  /** Anything else: 5 s. */
  message: (text: string, options?: ToastOptions) => show('message', text, options),
};

/** Calls the listener when a toast was added or dismissed. @returns unsubscribe */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function hasToasts(): boolean {
  return lastId > 0;
}

/** Returns and removes the toasts that have not been shown yet. */
export function drainPendingToasts(): readonly PendingToast[] {
  const taken = pending;
  pending = [];
  return taken;
}

/** Dismisses toasts that have not been shown yet. */
export function dismissPendingToasts(text: string): void {
  pending = pending.filter((entry) => entry.text !== text);
  notify();
}

/** The toasts that have not been shown yet, in a new array after each change. */
export const pendingToasts = (): readonly PendingToast[] => pending;

export function dismissedToasts(): ReadonlySet<number> {
  return dismissed;
}
