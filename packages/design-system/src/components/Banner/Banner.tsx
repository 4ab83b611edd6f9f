import { Icon, type IconName, type IconProps } from '../Icon/Icon.tsx';
import type { ReactNode } from 'react';
import type { BannerTone } from '../../private/variants.ts';
import * as css from './Banner.css.ts';

export type { BannerTone } from '../../private/variants.ts';

export interface BannerProps {
  /** What is to be known. */
  children?: ReactNode;
  /**
   * `info` informs, `paid` says that something is safe or done, `waiting` that something is due, `critical`
   * that something failed.
   * @default 'info'
   */
  tone?: BannerTone;
  /** The gist in bold, before the rest. */
  title?: string;
  /** What can be done about it: a button or a link. */
  action?: ReactNode;
  /** Spoken when it appears: at once when critical, else at the next pause. @default false */
  isLive?: boolean;
}

const icons: Record<BannerTone, { name: IconName; tone: NonNullable<IconProps['tone']> }> = {
  info: { name: 'info', tone: 'link' },
  paid: { name: 'check', tone: 'paid' },
  waiting: { name: 'clock', tone: 'waiting' },
  critical: { name: 'alert', tone: 'cancelled' },
};

/** Something to know before going on, in its place on the page. What passes by is a toast. */
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
