import { Icon } from '@plaitful/design-system/Icon';
import { Link } from 'react-router-dom';
import * as css from './ServicesPage.css.ts';

export interface Chip {
  href: string;
  label: string;
  isChosen: boolean;
}

/** Links to the page with one choice more or less. They work before the app runs, and without it. */
export function ChipLinks({ chips }: { chips: readonly Chip[] }) {
  return chips.map(({ href, label, isChosen }) => (
    <li key={label}>
      <Link to={href} preventScrollReset aria-current={isChosen ? 'true' : undefined} className={css.chip}>
        {isChosen ? <Icon name="check" size="sm" /> : null}
        <span>{label}</span>
      </Link>
    </li>
  ));
}
