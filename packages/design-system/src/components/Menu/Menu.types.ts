import type { IconName } from '../Icon/Icon.tsx';

/** An action or a link. */
export type MenuItem = {
  /** Key, unique within the menu. */
  key: string;
  label: string;
  /** Icon before the text. */
  icon?: IconName;
  /** `danger` for destructive actions. @default 'plain' */
  tone?: 'plain' | 'danger';
  /** Why it cannot be used now: it stays in the menu, shows the reason and does nothing. */
  disabledReason?: string | undefined;
} & ({ onSelect: () => void; href?: never } | { href: string; onSelect?: never });

export interface MenuProps {
  /** The button: three dots, or text with an icon before it. */
  trigger: 'dots' | { text: string; icon?: IconName };
  /** Accessible name of the button and its menu, for example "Actions for Ada, Sat 12 Dec 2026". */
  label: string;
  /** The entries, most used first. */
  items: readonly MenuItem[];
  /** The background the button is on. @default 'page' */
  surface?: 'page' | 'hero';
}
