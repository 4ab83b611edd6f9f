import { Anchor } from '../../private/Anchor.tsx';
import { warning } from '../../private/warning.ts';
import * as css from './RadioLinks.css.ts';

/** One page of the set. */
export interface RadioLink {
  /** Where it leads: a path of the site. */
  href: string;
  /** Its words. */
  label: string;
  /** The page one is on. @default false */
  isCurrent?: boolean;
}

export interface RadioLinksProps {
  /** Names the set for a screen reader. */
  ariaLabel: string;
  /** Two to four pages. */
  links: readonly RadioLink[];
}

/** Pages of one set, drawn as radio buttons: which of them one is on, and the way to the others. */
export function RadioLinks({ ariaLabel, links }: RadioLinksProps) {
  warning(
    links.filter(({ isCurrent }) => isCurrent).length > 1,
    'RadioLinks',
    'more than one link has `isCurrent`. Give it to the page one is on, and to no other.',
  );
  return (
    <nav aria-label={ariaLabel}>
      <ul className={css.list}>
        {links.map(({ href, label, isCurrent = false }) => (
          <li key={href}>
            <Anchor
              component="RadioLinks"
              href={href}
              className={css.link}
              aria-current={isCurrent ? 'page' : undefined}
            >
              <span className={css.dot} />
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
