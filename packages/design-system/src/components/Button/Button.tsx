'use client';

import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { ButtonSize, ButtonSurface, ButtonTone, ButtonVariant } from '../../private/variants.ts';
import * as css from './Button.css.ts';

/** Props shared by buttons and links that look like buttons. */
export interface ButtonAppearance {
  children: ReactNode;
  /**
   * Its emphasis: `solid` for the main action, `outline` for other actions, `text` for the least important.
   * @default 'solid'
   */
  variant?: ButtonVariant;
  /** Its intent: `danger` for destructive actions. @default 'default' */
  tone?: ButtonTone;
  /** The surface it is on; on the hero `outline` and `text` have one colour in every tone. @default 'page' */
  surface?: ButtonSurface;
  /** 44, 48 or 60 px high. @default 'md' */
  size?: ButtonSize;
  /** As wide as its parent. @default false */
  isFullWidth?: boolean;
  /**
   * Its label instead of its padding starts at the edge of the column: for a `text` button that is first or alone in
   * its line. @default false
   */
  isFlush?: boolean;
  icon?: IconName;
  /** Icon after the label. */
  trailingIcon?: IconName;
}

interface EnabledProps {
  /** Something is still missing. @default false */
  isDisabled?: false;
  /** Only with `isDisabled`. */
  onDisabledClick?: never;
}

/** Something is still missing: the button stays focusable, and pressing it calls `onDisabledClick`. */
interface DisabledProps {
  /** Something is still missing. @default false */
  isDisabled: boolean;
  /** Called instead of `onClick`: show what is missing and move the focus there. */
  onDisabledClick: () => void;
}

export type ButtonProps = ButtonAppearance &
  (EnabledProps | DisabledProps) & {
    /** Called when the button is pressed, unless it is busy or disabled. */
    onClick?: () => void;
    /** `submit` submits the form. @default 'button' */
    type?: 'button' | 'submit';
    /** Shows progress, keeps its width and the focus, and ignores presses. @default false */
    isBusy?: boolean;
    /** Label while busy, for example "Sending". */
    busyLabel?: string;
    /** The state of a toggle button. Not a toggle button when left out. */
    isPressed?: boolean;
    /** Whether the element it controls is open. It controls none when left out. */
    isExpanded?: boolean;
    /** The id of the element it controls. */
    controls?: string;
    /** The id of an element that describes it, such as the reason why it is disabled. */
    describedBy?: string;
    /** The id of the form it submits, when it is outside of it. */
    form?: string;
    id?: string;
    ref?: Ref<HTMLButtonElement>;
  };

/** Performs an action on this page. For navigation use Link or ButtonLink. */
export function Button(props: ButtonProps) {
  const { children, variant, tone, surface, size, isFullWidth, isFlush, icon, trailingIcon, busyLabel } =
    props;
  const { isDisabled = false, isBusy = false, ref } = props;
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy || isDisabled) {
      // A submit button must not submit the form while busy or disabled.
      event.preventDefault();
      if (!isBusy) props.onDisabledClick?.();
      return;
    }
    props.onClick?.();
  }

  return (
    <button
      ref={ref}
      id={props.id}
      type={props.type ?? 'button'}
      form={props.form}
      className={css.button({ variant, tone, surface, size, isFullWidth, isFlush, isBusy })}
      onClick={handleClick}
      aria-disabled={isDisabled || undefined}
      aria-busy={isBusy || undefined}
      aria-pressed={props.isPressed}
      aria-expanded={props.isExpanded}
      aria-controls={props.controls}
      aria-describedby={props.describedBy}
    >
      {/* The busy label replaces the label, so that there is one accessible name at a time. */}
      <span
        className={css.content({ isHidden: isBusy })}
        aria-hidden={(isBusy && Boolean(busyLabel)) || undefined}
      >
        {icon && <Icon name={icon} />}
        <span className={css.textBlock}>{children}</span>
        {trailingIcon && <Icon name={trailingIcon} />}
      </span>
      {isBusy && (
        <span className={css.busy}>
          <Spinner {...(busyLabel !== undefined && { label: busyLabel })} />
        </span>
      )}
    </button>
  );
}
