import { RouterAnchor } from '../../private/RouterAnchor.tsx';
import { warnInDev } from '../../private/warning.ts';
import * as css from './NavTabs.css.ts';

export interface NavTab {
  href: string;
  label: string;
  /** It is the current page. @default false */
  isCurrent?: boolean;
}

export interface NavTabsProps {
  /** Accessible name of the set. */
  ariaLabel: string;
  /** Two to four pages. */
  links: readonly NavTab[];
}

/** Links to the pages of a set, drawn as radio buttons that show the current page. */
export function NavTabs({ ariaLabel, links }: NavTabsProps) {
  warnInDev(
    links.filter(({ isCurrent }) => isCurrent).length > 1,
    'NavTabs',
    'more than one link has `isCurrent`. Give it to the page one is on, and to no other.',
  );
  return (
    <nav aria-label={ariaLabel}>
      <ul className={css.list}>
        {links.map(({ href, label, isCurrent = false }) => (
          <li key={href}>
            <RouterAnchor
              component="NavTabs"
              href={href}
              className={css.link}
              aria-current={isCurrent ? 'page' : undefined}
            >
              <span className={css.dot} />
              {label}
            </RouterAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
