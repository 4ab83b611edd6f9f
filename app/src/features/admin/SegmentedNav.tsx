import { Icon } from '@plaitful/design-system/Icon';
import { Link } from 'react-router-dom';
import * as css from './SegmentedNav.css.ts';

interface Segment {
  label: string;
  count?: number | undefined;
  search: string;
  isCurrent: boolean;
}

/** Views of one page as links, so that Back leads through them. */
export function SegmentedNav({ label: name, segments }: { label: string; segments: readonly Segment[] }) {
  return (
    <nav aria-label={name}>
      <ul className={css.list}>
        {segments.map(({ label, count, search, isCurrent }) => (
          <li key={label}>
            <Link
              to={{ search }}
              preventScrollReset
              className={css.segment}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {label}
              {count === undefined ? null : <span>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface StepLinkProps {
  icon: 'chevronLeft' | 'chevronRight';
  label: string;
  search: string;
}

export function PrevNextLink({ icon, label, search }: StepLinkProps) {
  return (
    <Link to={{ search }} preventScrollReset className={css.step} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  );
}
