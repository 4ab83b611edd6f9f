import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { ButtonGround, ButtonSize, ButtonTone } from '../../private/variants.ts';
import * as css from './Button.css.ts';

/** What buttons and links that look like one have in common. */
export interface ButtonAppearance {
  children: ReactNode;
  /**
   * `primary` for the one thing to do, `secondary` for what else can be done, `quiet` for the least of them,
   * `danger` for what takes something away.
   * @default 'primary'
   */
  tone?: ButtonTone;
  /** What it stands on; only secondary and quiet ones differ. @default 'page' */
  ground?: ButtonGround;
  /** 44, 48 or 60 px high. @default 'md' */
  size?: ButtonSize;
  /** As wide as its place. @default false */
  isFullWidth?: boolean;
  /** Before the words. */
  icon?: IconName;
  /** After the words. */
  trailingIcon?: IconName;
}

interface ReadyProps {
  /** Something is missing. @default false */
  isNotReady?: false;
  /** Only with `isNotReady`. */
  onNotReady?: never;
}

/** Something is missing: it keeps the focus, and pressing it says what is missing. */
interface NotReadyProps {
  /** Something is missing. @default false */
  isNotReady: boolean;
  /** Called instead of `onClick`: show what is missing and move there. */
  onNotReady: () => void;
}

export type ButtonProps = ButtonAppearance &
  (ReadyProps | NotReadyProps) & {
    /** Called when it is pressed, unless it is busy or not ready. */
    onClick?: () => void;
    /** `submit` sends its form. @default 'button' */
    type?: 'button' | 'submit';
    /** At work: it shows so, keeps its width and the focus, and ignores further presses. @default false */
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

/** Does something on this page. To go elsewhere use Link or ButtonLink. */
export function Button(props: ButtonProps) {
  const { children, tone, ground, size, isFullWidth, icon, trailingIcon, busyLabel } = props;
  const { isNotReady = false, isBusy = false, ref } = props;
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy || isNotReady) {
      // A submit button must not send its form now.
      event.preventDefault();
      if (!isBusy) props.onNotReady?.();
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
      className={css.button({ tone, ground, size, isFullWidth, isBusy })}
      onClick={handleClick}
      aria-disabled={isNotReady || undefined}
      aria-busy={isBusy || undefined}
      aria-pressed={props.isPressed}
      aria-expanded={props.isExpanded}
      aria-controls={props.controls}
      aria-describedby={props.describedBy}
    >
      {/* One name at a time: the busy label takes the place of the words. */}
      <span
        className={css.content({ isHidden: isBusy })}
        aria-hidden={(isBusy && Boolean(busyLabel)) || undefined}
      >
        {icon && <Icon name={icon} />}
        {children}
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
