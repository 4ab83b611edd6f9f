import type { ReactNode } from 'react';
import * as css from './Block.css.ts';

interface BlockProps {
  /** How high, in px. @default 44 */
  height?: number;
  children?: ReactNode;
}

/** Something to lay out in the stories of layout parts. */
export function Block({ height = 44, children }: BlockProps) {
  return (
    <div className={css.block} style={{ minHeight: height }}>
      {children}
    </div>
  );
}
