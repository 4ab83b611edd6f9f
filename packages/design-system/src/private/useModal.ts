'use client';

import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type SyntheticEvent,
} from 'react';
import { usePreventScroll } from 'react-aria/usePreventScroll';
import { prefersReducedMotion } from './prefersReducedMotion.ts';
import { followKeyboard } from './keyboardInset.ts';
import { type FocusTarget, rememberFocus, returnFocus, type ReturnFocus } from './returnFocus.ts';
import { reparentToastContainer } from './toastHost.ts';

type InitialFocus = 'title' | 'field' | RefObject<HTMLElement | null>;

interface ModalOptions {
  isOpen: boolean;
  onClose: () => void;
  /** What receives the focus. @default 'title' */
  initialFocus?: InitialFocus | undefined;
  /** Where the focus goes when it closes. @default where it was */
  returnFocus?: ReturnFocus | undefined;
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

/** A short vibration, where supported, unless the user prefers reduced motion. */
function vibrate(milliseconds: number): void {
  if (milliseconds <= 0 || prefersReducedMotion()) return;
  // Browsers refuse it, with a warning, before the first interaction with the page.
  if (!navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(milliseconds);
}

function useOpenModal(
  dialog: RefObject<HTMLDialogElement | null>,
  title: RefObject<HTMLElement | null>,
  options: ModalOptions,
) {
  const { isOpen, initialFocus = 'title' } = options;
  const leave = useEffectEvent((cameFrom: FocusTarget) => {
    vibrate(options.closeVibration ?? 0);
    returnFocus(options.returnFocus, cameFrom);
  });

  // On iOS CSS alone does not keep the page behind from scrolling, especially with the on-screen keyboard.
  usePreventScroll({ isDisabled: !isOpen });

  // Before the browser paints, and before React removes the element.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const cameFrom = rememberFocus();
    element.showModal();
    reparentToastContainer();
    focusFirst(element, title.current, initialFocus);
    const stopFollowing = followKeyboard(element);
    return () => {
      stopFollowing();
      element.close();
      reparentToastContainer();
      leave(cameFrom);
    };
  }, [isOpen, initialFocus, dialog, title]);
}

const openMenu = '[aria-haspopup="menu"][aria-expanded="true"]';

/**
 * Opens a native modal dialog while `isOpen`: it contains the focus, makes the rest of the page inert and restores the
 * focus when closed.
 * @param title receives the focus, unless `initialFocus` says otherwise
 * @param options what opens it and what may close it
 */
export function useModal(title: RefObject<HTMLElement | null>, options: ModalOptions) {
  const { isOpen, onClose } = options;
  const isPersistent = options.isPersistent === true || options.isBusy === true;
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const focused = useRef<HTMLElement>(null);
  useOpenModal(dialog, title, options);

  return {
    ref: dialog,
    // Where supported, Esc and the back gesture of a phone then do nothing.
    closedby: isPersistent ? ('none' as const) : undefined,
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
      if (!isPersistent) return onClose();
      const last = focused.current;
      element.showModal();
      last?.focus();
    },
    onFocus({ target }: FocusEvent<HTMLDialogElement>) {
      focused.current = target;
    },
    // Only a press that starts and ends on the backdrop: selecting text by dragging out of the dialog must not close
    // it, and with an open menu a press closes only the menu.
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      isPressedBeside.current = event.target === dialog.current && !dialog.current.querySelector(openMenu);
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      const isBeside = event.target === dialog.current && isPressedBeside.current;
      isPressedBeside.current = false;
      if (isBeside && !isPersistent) onClose();
    },
  };
}
