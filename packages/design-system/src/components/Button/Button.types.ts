import type { ReactNode, Ref } from 'react';
import type { IconName } from '../Icon/Icon.tsx';

/** Looks shared by buttons and by links that look like one. */
export interface ButtonLooks {
  /** Its words. */
  children: ReactNode;
  /**
   * `primary` for the one thing to do, `secondary` for what else can be done, `quiet` for the least of them,
   * `danger` for what takes something away, `onHero` and `quietOnHero` for a secondary and a
   * quiet one on the hero ground.
   * @default 'primary'
   */
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'onHero' | 'quietOnHero';
  /**
   * 44, 48 or 60 px high.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * As wide as its place.
   * @default false
   */
  isFullWidth?: boolean;
  /** A sign before the words. */
  icon?: IconName;
  /** A sign after the words. */
  trailingIcon?: IconName;
}

/** Ready to be pressed. */
interface ReadyProps {
  /**
   * Still lacks something.
   * @default false
   */
  isNotReady?: false;
  /** Only with `isNotReady`. */
  onNotReady?: never;
}

/** Still lacks something: it keeps the focus, and pressing it says what is missing (reading 38a). */
interface NotReadyProps {
  /** Still lacks something. */
  isNotReady: boolean;
  /** Called instead of `onClick`: show what is missing and move there. */
  onNotReady: () => void;
}

export type ButtonProps = ButtonLooks &
  (ReadyProps | NotReadyProps) & {
    /** Called when it is pressed, unless it is busy or not ready. */
    onClick?: () => void;
    /**
     * `submit` sends its form.
     * @default 'button'
     */
    type?: 'button' | 'submit';
    /**
     * At work: it shows so, keeps its width and the focus, and ignores further presses.
     * @default false
     */
    isBusy?: boolean;
    /** What is going on: spoken in place of the words while busy. */
    busyLabel?: string;
    /** Pressed in, for a button that switches something on and off. Not such a button when left out. */
    isPressed?: boolean;
    /** Whether what it opens is open. Opens nothing when left out. */
    isExpanded?: boolean;
    /** The id of what it opens. */
    controls?: string;
    /** The id of the sentence that explains it, such as the reason why it is not ready. */
    describedBy?: string;
    /** The id of a form elsewhere that it sends. */
    form?: string;
    id?: string;
    ref?: Ref<HTMLButtonElement>;
  };
