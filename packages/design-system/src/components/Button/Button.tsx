import type { MouseEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './Button.css.ts';
import type { ButtonProps } from './Button.types.ts';

export type { ButtonProps } from './Button.types.ts';

/** Does something on this page. To go elsewhere use Link or ButtonLink. */
export function Button({
  children,
  tone,
  size,
  isFullWidth,
  icon,
  trailingIcon,
  onClick,
  onNotReady,
  isNotReady = false,
  isBusy = false,
  busyLabel,
  isPressed,
  isExpanded,
  controls,
  describedBy,
  type = 'button',
  form,
  id,
  ref,
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy || isNotReady) {
      // A submit button must not send its form now.
      event.preventDefault();
      if (!isBusy) onNotReady?.();
      return;
    }
    onClick?.();
  }

  return (
    <button
      ref={ref}
      id={id}
      type={type}
      form={form}
      className={css.button({ tone, size, isFullWidth, isBusy })}
      onClick={press}
      aria-disabled={isNotReady || undefined}
      aria-busy={isBusy || undefined}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-controls={controls}
      aria-describedby={describedBy}
    >
      {/* One name at a time: what is going on takes the place of the words. */}
      <span
        className={css.words({ isHidden: isBusy })}
        aria-hidden={(isBusy && Boolean(busyLabel)) || undefined}
      >
        {icon && <Icon name={icon} />}
        {children}
        {trailingIcon && <Icon name={trailingIcon} />}
      </span>
      {isBusy && <Work label={busyLabel} />}
    </button>
  );
}

/** What is going on, over the place of the words. */
function Work({ label }: { label: string | undefined }) {
  return (
    <span className={css.work}>
      <Spinner {...(label !== undefined && { label })} />
    </span>
  );
}
