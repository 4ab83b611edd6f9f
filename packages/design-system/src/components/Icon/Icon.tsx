import { icon } from './Icon.css.ts';
import { icons, turning } from './icons.ts';

export type IconName = keyof typeof icons;

export interface IconProps {
  /** Which of the set. */
  name: IconName;
  /**
   * 18, 22 or 28 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * Its colour by role; that of the words beside it when left out.
   * @default 'inherit'
   */
  tone?: 'inherit' | 'link' | 'muted' | 'paid' | 'waiting' | 'cancelled';
  /**
   * Filled with its colour, as a star that counts.
   * @default false
   */
  isFilled?: boolean;
}

/**
 * A sign beside words that say the same: it is hidden from assistive technology. Arrows follow the direction of the text.
 */
export function Icon({ name, size, tone, isFilled }: IconProps) {
  return (
    <svg
      className={icon({ size, tone, isFilled, isHeavy: name === 'more', isTurning: turning.has(name) })}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={icons[name]} />
    </svg>
  );
}
