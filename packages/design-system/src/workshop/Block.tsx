import type { ReactNode } from 'react';
import * as css from './Block.css.ts';

interface BlockProps {
  /** Its height, in px. @default 44 */
  height?: number;
  children?: ReactNode;
}

/** A placeholder for the stories of layout components. */
export function StoryBlock({ height = 44, children }: BlockProps) {
  return (
    <div className={css.block} style={{ minHeight: height }}>
      {children}
    </div>
  );
}
