import { hidden } from '../../private/visuallyHidden.css.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What will be there: lines of words, a picture as on a style's page, or a card as of a style. @default 'lines' */
  kind?: 'lines' | 'picture' | 'card';
  /** How many lines. @default 3 */
  lines?: number;
  /**
   * Says what is loading, for example "Loading the styles...", to who cannot see it. Left out where words beside it
   * say so.
   */
  label?: string | undefined;
}

/** The shape of what is on its way, in its place and of its size, so that nothing moves when it comes. */
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

/** One piece of a skeleton, for components that draw their own shape. */
export function SkeletonPart({ shape }: { shape: keyof typeof css.bones }) {
  return <span className={css.bones[shape]} />;
}
