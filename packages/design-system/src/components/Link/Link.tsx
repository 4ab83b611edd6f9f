import type { ReactNode, Ref } from 'react';
import { RouterAnchor } from '../../private/RouterAnchor.tsx';
import { button, textBlock } from '../Button/Button.css.ts';
import type { ButtonAppearance } from '../Button/Button.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { link } from './Link.css.ts';

export { LinkProvider, type LinkProviderProps, type RouterLinkProps } from '../../private/RouterAnchor.tsx';

interface LinkTarget {
  /** The target: a path of the site, a URL, `mailto:`, `tel:` or `#id`. */
  href: string;
  /** Navigation state, for a path of the site. */
  state?: unknown;
  /** Called when the link is followed, in addition to the navigation. */
  onClick?: () => void;
  /** A longer accessible name, which must contain the visible text. */
  ariaLabel?: string;
  /** The id of an element that describes it. */
  describedBy?: string;
  id?: string;
  ref?: Ref<HTMLAnchorElement>;
}

export interface LinkProps extends LinkTarget {
  children: ReactNode;
  /** Bold within text. @default false */
  isStrong?: boolean;
  /** Not within text: 44 px high, bold, may have icons. @default false */
  isStandalone?: boolean;
  icon?: IconName;
  /** Icon after the text. */
  trailingIcon?: IconName;
}

function anchorProps({ href, state, onClick, ariaLabel, describedBy, id, ref }: LinkTarget) {
  return {
    href,
    state,
    onClick,
    id,
    ref,
    'aria-label': ariaLabel,
    'aria-describedby': describedBy,
  };
}

/** Navigates. For actions use Button. */
export function Link({ children, isStrong, isStandalone, icon, trailingIcon, ...to }: LinkProps) {
  return (
    <RouterAnchor component="Link" {...anchorProps(to)} className={link({ isStrong, isStandalone })}>
      {icon && <Icon name={icon} />}
      <span className={textBlock}>{children}</span>
      {trailingIcon && <Icon name={trailingIcon} />}
    </RouterAnchor>
  );
}

export type ButtonLinkProps = ButtonAppearance & LinkTarget;

/** A link that looks like a button, for navigation that is a page's main action. */
export function ButtonLink({
  children,
  variant,
  tone,
  surface,
  size,
  isFullWidth,
  isFlush,
  icon,
  trailingIcon,
  ...to
}: ButtonLinkProps) {
  return (
    <RouterAnchor
      component="ButtonLink"
      {...anchorProps(to)}
      className={button({ variant, tone, surface, size, isFullWidth, isFlush })}
    >
      {icon && <Icon name={icon} />}
      <span className={textBlock}>{children}</span>
      {trailingIcon && <Icon name={trailingIcon} />}
    </RouterAnchor>
  );
}
