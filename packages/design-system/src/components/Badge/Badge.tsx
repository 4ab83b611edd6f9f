import { Icon, type IconName } from '../Icon/Icon.tsx';
import type { BadgeTone } from '../../private/variants.ts';
import { badge, text } from './Badge.css.ts';

export type { BadgeTone } from '../../private/variants.ts';

export interface BadgeProps {
  /** The state in one or two words, so that it never depends on colour and icon alone. */
  children: string;
  /**
   * States: `paid` is done, `confirmed` its stronger form, `waiting` needs action, `cancelled` is over, `neutral` needs
   * nothing. Not states: `kind` is a category, such as a user's role, `discount` marks a reduced price.
   */
  tone: BadgeTone;
}

/** Tones that are not states have no icon. */
const icons: Record<BadgeTone, IconName | undefined> = {
  paid: 'check',
  confirmed: 'check',
  waiting: 'clock',
  cancelled: 'cancelled',
  neutral: 'circle',
  kind: undefined,
  discount: undefined,
};

/** The state of something: an icon, text and a colour. */
export function Badge({ children, tone }: BadgeProps) {
  const icon = icons[tone];
  return (
    <span className={badge({ tone })}>
      {icon && <Icon name={icon} size="sm" />}
      <span className={text}>{children}</span>
    </span>
  );
}
