import { hidden } from '../../private/visuallyHidden.css.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  /** The shape of the content: lines of text, the picture of a style's page, or a style card. @default 'lines' */
  kind?: 'lines' | 'picture' | 'card';
  /** The number of lines. @default 3 */
  lines?: number;
  /**
   * Says what is loading, for screen readers, for example "Loading the styles...". Left out where text beside it says
   * so.
   */
  label?: string | undefined;
}

/** A placeholder with the size of the content that is loading, so that nothing moves when it appears. */
export function Skeleton({ kind = 'lines', lines = 3, label }: SkeletonProps) {
  return (
    <div>
      <div aria-hidden="true">
        {kind === 'lines' ? <Lines count={lines} /> : <SkeletonPart shape="picture" />}
        {kind === 'card' ? (
          <div className={css.cardLines}>
            <Lines count={2} />
          </div>
        ) : null}
      </div>
      {label === undefined ? null : (
        <span role="status" className={hidden}>
          {label}
        </span>
      )}
    </div>
  );
}

function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, line) => <SkeletonPart key={line} shape="line" />);
}

/** A part of a skeleton, for components with their own placeholder. */
export function SkeletonPart({ shape }: { shape: keyof typeof css.shapes }) {
  return <span className={css.shapes[shape]} />;
}
