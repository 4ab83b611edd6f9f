import { Anchor } from '../../private/Anchor.tsx';
import { warning } from '../../private/warning.ts';
import * as css from './RadioLinks.css.ts';
import type { RadioLinksProps } from './RadioLinks.types.ts';

export type { RadioLink, RadioLinksProps } from './RadioLinks.types.ts';

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
