import { Icon, type IconName, type IconProps } from '../Icon/Icon.tsx';
import type { ReactNode } from 'react';
import type { BannerTone } from '../../private/variants.ts';
import * as css from './Banner.css.ts';

export type { BannerTone } from '../../private/variants.ts';

export interface BannerProps {
  children?: ReactNode;
  /** `info` is neutral, `paid` a success, `waiting` something that is due, `critical` a failure. @default 'info' */
  tone?: BannerTone;
  /** A bold title before the message. */
  title?: string;
  /** A button or link to act on the message. */
  action?: ReactNode;
  /**
   * Announced by screen readers when it appears: `critical` immediately, other tones at the next pause.
   * @default false
   */
  isLive?: boolean;
}

const icons: Record<BannerTone, { name: IconName; tone: NonNullable<IconProps['tone']> }> = {
  info: { name: 'info', tone: 'link' },
  paid: { name: 'check', tone: 'paid' },
  waiting: { name: 'clock', tone: 'waiting' },
  critical: { name: 'alert', tone: 'cancelled' },
};

/** A message that stays in its place on the page. For messages that disappear use a toast. */
export function Banner({ children, tone = 'info', title, action, isLive = false }: BannerProps) {
  const liveRole = tone === 'critical' ? 'alert' : 'status';
  return (
    <div className={css.banner({ tone })} role={isLive ? liveRole : undefined}>
      <Icon {...icons[tone]} />
      <div className={css.content}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
