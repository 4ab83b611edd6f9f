import { Icon, type IconName } from '../Icon/Icon.tsx';
import { badge } from './Badge.css.ts';

export type BadgeTone = 'paid' | 'confirmed' | 'waiting' | 'cancelled' | 'neutral' | 'discount';

export interface BadgeProps {
  /** The state in a word or two: colour and sign never stand alone. */
  children: string;
  /** What it says: `confirmed` is the stronger form of `paid`, `neutral` asks for nothing. */
  tone: BadgeTone;
}

const iconOf: Record<BadgeTone, IconName | undefined> = {
  paid: 'check',
  confirmed: 'check',
  waiting: 'clock',
  cancelled: 'cancelled',
  neutral: 'circle',
  discount: undefined,
};

/** A state: a sign, a word and a colour. */
export function Badge({ children, tone }: BadgeProps) {
  const icon = iconOf[tone];
  return (
    <span className={badge({ tone })}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </span>
  );
}
