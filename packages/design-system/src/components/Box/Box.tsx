import type { LayoutProps } from '../../private/layout.types.ts';
import type { SpaceKey } from '../../tokens/space.ts';
import { grounds, maxWidths, paddings } from './Box.css.ts';

export interface BoxProps extends LayoutProps {
  /** Space inside, on all sides. @default 0 */
  padding?: SpaceKey;
  /** The ground it gives its content. None when left out. */
  ground?: keyof typeof grounds;
  /** The widest it gets; it is then centred. As wide as its place when left out. */
  maxWidth?: keyof typeof maxWidths;
}

/** A plain container: space inside, a ground, a width. Lay things out with Stack, Inline and Grid. */
export function Box({
  element: Element = 'div',
  id,
  labelledBy,
  children,
  padding,
  ground,
  maxWidth,
}: BoxProps) {
  const classes = [
    padding !== undefined && paddings[padding],
    ground && grounds[ground],
    maxWidth && maxWidths[maxWidth],
  ];
  const className = classes.filter(Boolean).join(' ');
  return (
    <Element id={id} aria-labelledby={labelledBy} className={className || undefined}>
      {children}
    </Element>
  );
}
