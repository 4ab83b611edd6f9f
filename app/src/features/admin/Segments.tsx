import { Link } from '../../lib/routing/Link.tsx';
import * as css from './Segments.css.ts';

/** One view of the same page. */
interface Segment {
  /** Key, unique among them. */
  key: string;
  label: string;
  /** How many things it shows, once that is known. */
  count?: number | undefined;
  /** The query of its address; the page stays the same. */
  search: string;
  isCurrent: boolean;
}

interface SegmentsProps {
  /** Names the set for a screen reader. */
  label: string;
  segments: readonly Segment[];
}

/** Views of one page beside each other, the chosen one filled. They are addresses: the Back button leads through them. */
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
