import { Icon, type IconName } from '../Icon/Icon.tsx';
import type { BadgeProps, BadgeTone } from './Badge.types.ts';
import { badge } from './Badge.css.ts';

export type { BadgeProps, BadgeTone } from './Badge.types.ts';

/** What is no state has no sign. */
const signs: Record<BadgeTone, IconName | undefined> = {
  paid: 'check',
  confirmed: 'check',
  waiting: 'clock',
  cancelled: 'cancelled',
  neutral: 'circle',
  kind: undefined,
  discount: undefined,
};

/** The state of a thing: a sign, a word and a colour. */
export function Badge({ children, tone }: BadgeProps) {
  const sign = signs[tone];
  return (
    <span className={badge({ tone })}>
      {sign && <Icon name={sign} size="sm" />}
      {children}
    </span>
  );
}
