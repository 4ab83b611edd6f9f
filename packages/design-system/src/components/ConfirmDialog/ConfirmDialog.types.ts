import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** The question, which names what it is about: "Cancel this appointment?" */
  title: string;
  /** What will happen, and to what. */
  children: ReactNode;
  /** The words of its two buttons. */
  words: {
    /** Leaves everything as it is. */
    keep: string;
    /** Does it. A verb and its object, never "OK". */
    confirm: string;
    /** Spoken while it is done. */
    confirming: string;
  };
  /** Names the cross. */
  closeLabel: string;
  /**
   * `danger` where something is taken away.
   * @default 'primary'
   */
  tone?: 'primary' | 'danger';
  /** It is being done: the dialog stays until there is an answer. */
  isBusy: boolean;
  /** Why it could not be done, and what to do now. It stands in the dialog, where it can be tried again. */
  error?: ReactNode;
  /** Called when it is to be done. */
  onConfirm: () => void;
  /** Called when everything is to stay as it is. */
  onClose: () => void;
}
