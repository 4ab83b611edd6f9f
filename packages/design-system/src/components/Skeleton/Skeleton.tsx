import type { SkeletonProps } from './Skeleton.types.ts';
import * as css from './Skeleton.css.ts';

export type { SkeletonProps } from './Skeleton.types.ts';

/** The shape of what is on its way, in its place and of its size, so that nothing moves when it comes. */
export function Skeleton({ kind = 'lines', lines = 3, label }: SkeletonProps) {
  return (
    <div>
      <div aria-hidden="true">
        {kind === 'lines' ? <Lines count={lines} /> : <Bone shape="picture" />}
        {kind === 'card' ? (
          <div className={css.cardLines}>
            <Lines count={2} />
          </div>
        ) : null}
      </div>
      {label === undefined ? null : (
        <span role="status" className={css.hidden}>
          {label}
        </span>
      )}
    </div>
  );
}

function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, line) => <Bone key={line} shape="line" />);
}

/** One piece of a skeleton, for components that draw their own shape. */
export function Bone({ shape }: { shape: keyof typeof css.bones }) {
  return <span className={css.bones[shape]} />;
}
