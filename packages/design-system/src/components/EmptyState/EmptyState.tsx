import { Plait } from '../Plait/Plait.tsx';
import type { EmptyStateProps } from './EmptyState.types.ts';
import * as css from './EmptyState.css.ts';

export type { EmptyStateProps } from './EmptyState.types.ts';

const shares: Record<EmptyStateProps['kind'], readonly (readonly [number, number])[]> = {
  empty: [],
  error: [[0, 0.22]],
};

/** Stands where a list would be: the plait says it at a glance, the words say it in full, the action leads on. */
export function EmptyState({ kind, title, text, action, headingLevel }: EmptyStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div className={css.box}>
      <div className={css.plait}>
        <Plait size="progress" plaited={shares[kind]} />
      </div>
      <Title className={css.title}>{title}</Title>
      {text ? <p className={css.words}>{text}</p> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}
