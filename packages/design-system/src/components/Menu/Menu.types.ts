import type { IconName } from '../Icon/Icon.tsx';

/** One entry: something to do, or somewhere to go. */
export type MenuItem = {
  /** Key, unique in the menu. */
  key: string;
  /** The words of the entry. */
  label: string;
  /** A picture before the words. */
  icon?: IconName;
  /** `danger` for what cannot be undone. @default 'plain' */
  tone?: 'plain' | 'danger';
  /** Why it cannot be done now: it stays in the menu, says so and does nothing. */
  disabledReason?: string | undefined;
} & ({ onSelect: () => void; href?: never } | { href: string; onSelect?: never });

export interface MenuProps {
  /** What the button shows: three dots, or words with a picture before them. */
  trigger: 'dots' | { text: string; icon?: IconName };
  /** Accessible name of the button and of its menu, for example "Actions for Ada, Sat 12 Dec 2026". */
  label: string;
  /** The entries, most used first. */
  items: readonly MenuItem[];
  /** Which ground the button stands on. @default 'page' */
  ground?: 'page' | 'hero';
}
