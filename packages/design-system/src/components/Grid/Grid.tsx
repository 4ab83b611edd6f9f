import { layoutSprinkles } from '../../private/layoutSprinkles.css.ts';
import type { LayoutProps, Responsive } from '../../private/layout.types.ts';
import type { SpaceKey } from '../../tokens/space.ts';

export interface GridProps extends LayoutProps {
  /** How many equal columns. @default 1 */
  columns?: Responsive<1 | 2 | 3 | 4 | 6>;
  /** Space between cells. @default 4 */
  gap?: SpaceKey;
  /** Where cells stand in their row. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/** Equal columns. */
export function Grid({
  element: Element = 'div',
  id,
  labelledBy,
  children,
  columns = 1,
  gap = 4,
  align = 'stretch',
}: GridProps) {
  return (
    <Element
      id={id}
      aria-labelledby={labelledBy}
      className={layoutSprinkles({ display: 'grid', gridTemplateColumns: columns, gap, alignItems: align })}
    >
      {children}
    </Element>
  );
}
