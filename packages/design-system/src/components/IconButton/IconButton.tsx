'use client';

import { warnInDev } from '../../private/warning.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps {
  icon: IconName;
  /** The action: the accessible name, also shown as a tooltip. */
  label: string;
  /** Called when it is pressed, unless `isDisabled`. */
  onClick: () => void;
  /** 44 or 48 px. @default 'lg' */
  size?: 'md' | 'lg';
  /** Cannot be used now; it stays focusable. @default false */
  isDisabled?: boolean;
  /** The id of the element it controls. */
  controls?: string;
}

/** A button that shows only an icon. */
export function IconButton({ icon, label, onClick, size, isDisabled = false, controls }: IconButtonProps) {
  warnInDev(
    !label.trim(),
    'IconButton',
    '`label` is empty: write what the button does, an icon has no name.',
  );
  return (
    <button
      type="button"
      className={iconButton({ size })}
      onClick={() => {
        if (!isDisabled) onClick();
      }}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      aria-controls={controls}
    >
      <Icon name={icon} />
    </button>
  );
}
