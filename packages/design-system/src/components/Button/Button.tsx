import type { MouseEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { button } from './Button.css.ts';
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
      className={button({ tone, size, isFullWidth, isBusy })}
      onClick={press}
      aria-disabled={isNotReady || undefined}
      aria-busy={isBusy || undefined}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-controls={controls}
      aria-describedby={describedBy}
    >
      {isBusy ? (
        <Spinner {...(busyLabel !== undefined && { label: busyLabel })} />
      ) : (
        icon && <Icon name={icon} />
      )}
      {children}
      {trailingIcon && <Icon name={trailingIcon} />}
    </button>
  );
}
