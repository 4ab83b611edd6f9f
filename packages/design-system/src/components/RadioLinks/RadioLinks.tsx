import { RouterAnchor } from '../../private/RouterAnchor.tsx';
import { warnInDev } from '../../private/warning.ts';
import * as css from './RadioLinks.css.ts';

export interface RadioLink {
  href: string;
  label: string;
  /** It is the current page. @default false */
  isCurrent?: boolean;
}

export interface RadioLinksProps {
  /** Accessible name of the set. */
  ariaLabel: string;
  /** Two to four pages. */
  links: readonly RadioLink[];
}

/** Links to the pages of a set, drawn as radio buttons that show the current page. */
export function RadioLinks({ ariaLabel, links }: RadioLinksProps) {
  warnInDev(
    links.filter(({ isCurrent }) => isCurrent).length > 1,
    'RadioLinks',
    'more than one link has `isCurrent`. Give it to the page one is on, and to no other.',
  );
  return (
    <nav aria-label={ariaLabel}>
      <ul className={css.list}>
        {links.map(({ href, label, isCurrent = false }) => (
          <li key={href}>
            <RouterAnchor
              component="RadioLinks"
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
