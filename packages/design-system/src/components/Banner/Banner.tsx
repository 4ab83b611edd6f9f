import { Icon, type IconName, type IconProps } from '../Icon/Icon.tsx';
import type { BannerProps, BannerTone } from './Banner.types.ts';
import * as css from './Banner.css.ts';

export type { BannerProps, BannerTone } from './Banner.types.ts';

const signs: Record<BannerTone, { name: IconName; tone: NonNullable<IconProps['tone']> }> = {
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
      <Icon {...signs[tone]} />
      <div className={css.content}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
