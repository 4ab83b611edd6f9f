import type { LayoutProps, SpaceProp } from '../../private/layout.types.ts';
import { boxSprinkles } from '../../private/boxSprinkles.css.ts';
import { ringOnGround } from './Box.css.ts';

export interface BoxProps extends LayoutProps {
  /** Space inside, on all sides. @default 0 */
  padding?: SpaceProp;
  /** The ground it gives its content. None when left out. */
  ground?:
    | 'page'
    | 'hero'
    | 'quiet'
    | 'closing'
    | 'raised'
    | 'picturePurple'
    | 'picturePink'
    | 'pictureCream';
  /** The widest it gets; it is then centred. As wide as its place when left out. */
  maxWidth?: 'page' | 'measure' | 'form' | 'text';
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
  const layout = boxSprinkles({
    ...(padding !== undefined && { padding }),
    ...(ground && { background: ground }),
    ...(maxWidth && { maxWidth, marginInline: 'auto', width: '100%' }),
  });
  const className = [layout, ground && ringOnGround[ground]].filter(Boolean).join(' ');
  return (
    <Element id={id} aria-labelledby={labelledBy} className={className || undefined}>
      {children}
    </Element>
  );
}
