import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  type SyntheticEvent,
} from 'react';
import { usePreventScroll } from 'react-aria/usePreventScroll';
import { prefersReducedMotion } from './prefersReducedMotion.ts';
import { moveToastHost } from './toastHost.ts';

type InitialFocus = 'title' | 'field' | RefObject<HTMLElement | null>;

interface ModalOptions {
  isOpen: boolean;
  onClose: () => void;
  /** What receives the focus. @default 'title' */
  initialFocus?: InitialFocus | undefined;
  /** Neither Escape nor a press on the backdrop closes it. */
  isPersistent?: boolean | undefined;
  /** Like `isPersistent`, while an action is in progress. */
  isBusy?: boolean | undefined;
  /** How long the device vibrates when it closes, in ms. @default 0 */
  closeVibration?: number | undefined;
}

function focusFirst(dialog: HTMLDialogElement, title: HTMLElement | null, what: InitialFocus) {
  if (typeof what !== 'string') {
    what.current?.focus();
    return;
  }
  const field = dialog.querySelector<HTMLElement>(
    ':is(input, textarea, select):not([type="hidden"], [readonly])',
  );
  (what === 'field' && field ? field : title)?.focus();
}

/** A short vibration, where supported and the user has not asked for reduced motion. */
function vibrate(milliseconds: number): void {
  if (prefersReducedMotion()) return;
  // Browsers refuse it, with a warning, before the first interaction with the page.
  if (!navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(milliseconds);
}

/**
 * Opens a native modal dialog while `isOpen`: it contains the focus, makes the rest of the page inert and restores the
 * focus when closed.
 * @param title receives the focus, unless `initialFocus` says otherwise
 * @param options what opens it and what may close it
 */
export function useModal(title: RefObject<HTMLElement | null>, options: ModalOptions) {
  const { isOpen, onClose, initialFocus = 'title', closeVibration = 0 } = options;
  const isPersistent = options.isPersistent === true || options.isBusy === true;
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);

  // On iOS CSS alone does not keep the page behind from scrolling, especially with the on-screen keyboard.
  usePreventScroll({ isDisabled: !isOpen });

  // Before the browser paints, and before React removes the element.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const cameFrom = document.activeElement;
    element.showModal();
    moveToastHost();
    focusFirst(element, title.current, initialFocus);
    return () => {
      element.close();
      moveToastHost();
      if (closeVibration > 0) vibrate(closeVibration);
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    };
  }, [isOpen, initialFocus, title, closeVibration]);

  return {
    ref: dialog,
    // Esc; closing is the caller's decision, so only `onClose` is called.
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== dialog.current) return;
      event.preventDefault();
      if (!isPersistent) onClose();
    },
    // A second Esc closes it even if `cancel` was prevented.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const element = dialog.current;
      if (event.target !== element || !isOpen || element.open) return;
      if (isPersistent) element.showModal();
      else onClose();
    },
    // Only a press that starts and ends on the backdrop: selecting text by dragging out of the dialog must not close
    // it.
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      isPressedBeside.current = event.target === dialog.current;
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      const isBeside = event.target === dialog.current && isPressedBeside.current;
      isPressedBeside.current = false;
      if (isBeside && !isPersistent) onClose();
    },
  };
}
