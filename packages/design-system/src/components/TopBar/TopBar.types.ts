import type { ReactNode } from 'react';
import type { LogoProps } from '../Logo/Logo.types.ts';

/** One place of the site. */
export interface TopBarLink {
  href: string;
  label: string;
  /**
   * The page in view is this one, or lies under it.
   * @default false
   */
  isCurrent?: boolean;
}

/** Props of {@link TopBar}. */
export interface TopBarProps {
  /** The logo and where it leads. */
  logo: Pick<LogoProps, 'name' | 'href' | 'label'>;
  /** The places of the site. */
  links: readonly TopBarLink[];
  /** Accessible name of the places, for example "Main menu". */
  label: string;
  /** What stands at the end, for example Login and Register, or the account's menu; on a phone it lies in the panel. */
  actions?: ReactNode;
  /** Words of the phone's button. */
  menu: { open: string; close: string };
  /**
   * The ground it lies on.
   * @default 'page'
   */
  ground?: 'page' | 'hero';
}
