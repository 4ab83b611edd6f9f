import { Icon, type IconName } from '../Icon/Icon.tsx';
import type { BadgeTone } from '../../private/variants.ts';
import { badge } from './Badge.css.ts';

export type { BadgeTone } from '../../private/variants.ts';

export interface BadgeProps {
  /** The state in a word or two: colour and icon never stand alone. */
  children: string;
  /**
   * A state: `paid` is done, `confirmed` its stronger form, `waiting` asks for something, `cancelled` is over, `neutral` asks
   * for nothing. No state: `kind` names a sort, as a user's role, `discount` is the flag on a price.
   */
  tone: BadgeTone;
}

/** What is no state has no icon. */
const icons: Record<BadgeTone, IconName | undefined> = {
  paid: 'check',
  confirmed: 'check',
  waiting: 'clock',
  cancelled: 'cancelled',
  neutral: 'circle',
  kind: undefined,
  discount: undefined,
};

/** The state of a thing: an icon, a word and a colour. */
export function Badge({ children, tone }: BadgeProps) {
  const icon = icons[tone];
  return (
    <span className={badge({ tone })}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </span>
  );
}
