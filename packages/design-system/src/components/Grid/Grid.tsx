import { alignment, gaps, grid } from '../../private/layout.css.ts';
import type { LayoutProps } from '../../private/layout.types.ts';
import type { SpaceKey } from '../../tokens/space.ts';
import { deskColumns, phoneColumns, tabletColumns } from './Grid.css.ts';

type Columns = 1 | 2 | 3 | 4 | 6;

export interface GridProps extends LayoutProps {
  /** The number of equal columns: one number, or one for each width from which it applies. @default 1 */
  columns?: Columns | { phone?: Columns; tablet?: Columns; desk?: Columns };
  /** Gap between cells. @default 4 */
  gap?: SpaceKey;
  /** Alignment of cells within their row. @default 'stretch' */
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
  const { phone = 1, tablet, desk } = typeof columns === 'object' ? columns : { phone: columns };
  const classes = [
    grid,
    gaps[gap],
    alignment[align],
    phoneColumns[phone],
    tablet && tabletColumns[tablet],
    desk && deskColumns[desk],
  ];
  return (
    <Element id={id} aria-labelledby={labelledBy} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Element>
  );
}
