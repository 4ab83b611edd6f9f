import type { ReactNode, Ref } from 'react';
import { Anchor } from '../../private/Anchor.tsx';
import { button } from '../Button/Button.css.ts';
import type { ButtonAppearance } from '../Button/Button.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { link } from './Link.css.ts';

export { LinkProvider, type LinkProviderProps, type RouterLinkProps } from '../../private/Anchor.tsx';

interface LinkTarget {
  /** Where it leads: a path of the site, an address, `mailto:`, `tel:` or `#id`. */
  href: string;
  /** State for the next page, when it is one of the site. */
  state?: unknown;
  /** Called when it is followed, besides going there. */
  onClick?: () => void;
  /** A longer name, which must hold the words that are shown. */
  ariaLabel?: string;
  /** The id of the sentence that explains it. */
  describedBy?: string;
  id?: string;
  ref?: Ref<HTMLAnchorElement>;
}

export interface LinkProps extends LinkTarget {
  /** Its words. */
  children: ReactNode;
  /** Bold in running text. @default false */
  isStrong?: boolean;
  /** Stands by itself: 44 px high, bold, may carry a sign. @default false */
  isStandalone?: boolean;
  /** A sign before the words. */
  icon?: IconName;
  /** A sign after the words. */
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

/** Goes somewhere. To do something here use Button. */
export function Link({ children, isStrong, isStandalone, icon, trailingIcon, ...to }: LinkProps) {
  return (
    <Anchor component="Link" {...anchorProps(to)} className={link({ isStrong, isStandalone })}>
      {icon && <Icon name={icon} />}
      {children}
      {trailingIcon && <Icon name={trailingIcon} />}
    </Anchor>
  );
}

export type ButtonLinkProps = ButtonAppearance & LinkTarget;

/** Goes somewhere and is the main thing to do, so it looks like a button. */
export function ButtonLink({
  children,
  tone,
  ground,
  size,
  isFullWidth,
  icon,
  trailingIcon,
  ...to
}: ButtonLinkProps) {
  return (
    <Anchor
      component="ButtonLink"
      {...anchorProps(to)}
      className={button({ tone, ground, size, isFullWidth })}
    >
      {icon && <Icon name={icon} />}
      {children}
      {trailingIcon && <Icon name={trailingIcon} />}
    </Anchor>
  );
}
