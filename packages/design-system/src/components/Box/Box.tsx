import type { LayoutProps } from '../../private/layout.types.ts';
import type { SpaceKey } from '../../tokens/space.ts';
import { backgrounds, maxWidths, paddings } from './Box.css.ts';

export interface BoxProps extends LayoutProps {
  /** Padding on all sides. @default 0 */
  padding?: SpaceKey;
  /** The background, which also sets the text colour. None when left out. */
  background?: keyof typeof backgrounds;
  /** The maximum width; the box is then centred. As wide as its parent when left out. */
  maxWidth?: keyof typeof maxWidths;
}

/** A plain container with padding, a background and a maximum width. For layout use Stack, Inline and Grid. */
export function Box({
  element: Element = 'div',
  id,
  labelledBy,
  children,
  padding,
  background,
  maxWidth,
}: BoxProps) {
  const classes = [
    padding !== undefined && paddings[padding],
    background && backgrounds[background],
    maxWidth && maxWidths[maxWidth],
  ];
  const className = classes.filter(Boolean).join(' ');
  return (
    <Element id={id} aria-labelledby={labelledBy} className={className || undefined}>
      {children}
    </Element>
  );
}
