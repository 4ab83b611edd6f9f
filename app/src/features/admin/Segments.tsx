import { Link } from 'react-router-dom';
import * as css from './Segments.css.ts';

interface Segment {
  key: string;
  label: string;
  count?: number | undefined;
  search: string;
  isCurrent: boolean;
}

interface SegmentsProps {
  label: string;
  segments: readonly Segment[];
}

/** Views of one page as links, so that Back leads through them. */
export function Segments({ label, segments }: SegmentsProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        {segments.map((segment) => (
          <li key={segment.key}>
            <Link
              to={{ search: segment.search }}
              preventScrollReset
              className={css.segment}
              aria-current={segment.isCurrent ? 'true' : undefined}
            >
              {segment.label}
              {segment.count === undefined ? null : <span className={css.count}>{segment.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
