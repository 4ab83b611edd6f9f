import type { ReactNode, RefObject } from 'react';
import type { ReturnFocus } from '../../private/returnFocus.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Called when it should close: on its close button, Esc or a press on the backdrop. */
  onClose: () => void;
  /** Its title and accessible name. */
  title: string;
  closeLabel: string;
  /** A muted sentence below the title. */
  lead?: ReactNode;
  /** Its content. Not rendered while closed, so that a form starts anew. */
  children: ReactNode;
  /** Actions side by side, after any other content of the footer, which does not scroll. */
  footer?: ReactNode;
  /** Content beside the body on a desktop and above it on a phone: a picture or progress. */
  rail?: ReactNode;
  /** Content across its top edge, such as progress. */
  band?: ReactNode;
  /** `small` is 560 px wide from a tablet on, `large` 894 px on a desktop, 1180 with a rail. @default 'small' */
  size?: 'small' | 'large';
  /**
   * Where the screen is not wider than that: `bottom` is a sheet as high as its content, `full` fills the screen.
   * @default 'bottom'
   */
  sheet?: 'bottom' | 'full';
  /**
   * What receives the focus when it opens: the title, which is then read out, the first field, or an element.
   * @default 'title'
   */
  initialFocus?: 'title' | 'field' | RefObject<HTMLElement | null>;
  /**
   * What receives the focus when it closes: an element, or a function that finds it. When left out, or where it is not
   * there, the focus returns to the opener; where that is removed, to the same control in the next row or item of its
   * list, else in the one before, else to the page's heading.
   */
  returnFocus?: ReturnFocus | undefined;
  /** Stays open on Esc and on a press on the backdrop, so that input is not lost by accident. @default false */
  isPersistent?: boolean;
  /** Nothing closes it until an action has finished. @default false */
  isBusy?: boolean;
  /** How long a phone vibrates when it closes, in ms; 0 for not at all. Never with reduced motion. @default 200 */
  vibrate?: number | undefined;
  /** An alert dialog: its content is read out with its title. Use ConfirmDialog. @default false */
  isAlert?: boolean;
}
