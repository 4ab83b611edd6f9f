import type { ReactNode, RefObject } from 'react';

export interface DialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it is to be closed: by its close button, by Esc or by a press beside it. */
  onClose: () => void;
  /** Its title, which also names it. */
  title: string;
  /** Names the close button. */
  closeLabel: string;
  /** One quiet sentence under the title. */
  lead?: ReactNode;
  /** What it is about. Not rendered while closed, so that a form in it begins anew. */
  children: ReactNode;
  /** Its actions, side by side, after what is to be said about them; they stay in sight while the rest scrolls. */
  footer?: ReactNode;
  /** What stands beside the content on a desk and above it on a phone: picture, progress. */
  rail?: ReactNode;
  /** What crosses its whole upper edge, such as how far one has come. */
  band?: ReactNode;
  /** 560 or 1180 px wide on a desk. @default 'small' */
  size?: 'small' | 'large';
  /** On a phone: `bottom` rises from the lower edge as high as its content, `full` fills the screen. @default 'bottom' */
  sheet?: 'bottom' | 'full';
  /** What has the focus first: the title, which is then read out, the first field, or one thing in it. @default 'title' */
  initialFocus?: 'title' | 'field' | RefObject<HTMLElement | null>;
  /** Stays open on Esc and on a press beside it, so that nothing typed or in progress is lost by a slip. @default false */
  isPersistent?: boolean;
  /** At work: nothing closes it until there is an answer. @default false */
  isBusy?: boolean;
  /** Interrupts with a question: its content is read out with its title. Use ConfirmDialog. @default false */
  isAlert?: boolean;
}
