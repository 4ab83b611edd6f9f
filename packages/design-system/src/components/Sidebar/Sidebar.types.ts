import type { IconName } from '../Icon/Icon.tsx';
import type { LogoProps } from '../Logo/Logo.types.ts';

/** One page of the admin side. */
export interface SidebarLink {
  href: string;
  label: string;
  /** Its picture. */
  icon: IconName;
  /**
   * The page in view is this one, or lies under it.
   * @default false
   */
  isCurrent?: boolean;
  /** How many things wait there, with the words that say so ("3 deposits due"). */
  count?: { value: number; label: string } | undefined;
}

/** Where it leads, or what it does. */
type Target = { href: string; onPress?: never } | { onPress: () => void; href?: never };

/** Something at the foot: a link, or a button. */
export type SidebarAction = {
  /** Key, unique in the foot. */
  key: string;
  label: string;
  icon: IconName;
} & Target;

/** Props of {@link Sidebar}. */
export interface SidebarProps {
  /** The logo and the word under it. */
  logo: Pick<LogoProps, 'name' | 'note' | 'href' | 'label'>;
  /** Accessible name of the pages, for example "Admin pages". */
  label: string;
  /** The pages. */
  links: readonly SidebarLink[];
  /** The one thing to make from anywhere. */
  create?: ({ label: string } & Target) | undefined;
  /** Who is signed in; shown in the phone's drawer. */
  account?: string | undefined;
  /** Ways out, at the foot. */
  actions?: readonly SidebarAction[];
  /** Words of the phone's button and of the drawer's. */
  menu: { open: string; close: string };
}
