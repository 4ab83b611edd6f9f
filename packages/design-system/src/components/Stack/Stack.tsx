import { alignment, gaps, stack } from '../../private/layout.css.ts';
import type { LayoutProps } from '../../private/layout.types.ts';
import type { SpaceKey } from '../../tokens/space.ts';

export interface StackProps extends LayoutProps {
  /** Gap between the children. @default 4 */
  gap?: SpaceKey;
  /** Cross-axis alignment. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/** Lays children out below each other, with equal gaps. */
export function Stack({
  element: Element = 'div',
  id,
  labelledBy,
  children,
  gap = 4,
  align = 'stretch',
}: StackProps) {
  return (
    <Element id={id} aria-labelledby={labelledBy} className={`${stack} ${gaps[gap]} ${alignment[align]}`}>
      {children}
    </Element>
  );
}
