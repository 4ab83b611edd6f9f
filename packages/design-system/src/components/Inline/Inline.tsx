import { alignment, gaps, inline, justification, wrapping } from '../../private/layout.css.ts';
import type { LayoutProps } from '../../private/layout.types.ts';
import type { SpaceKey } from '../../tokens/space.ts';

export interface InlineProps extends LayoutProps {
  /** Gap between the children, and between lines where they wrap. @default 3 */
  gap?: SpaceKey;
  /** Cross-axis alignment. @default 'center' */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  /** Main-axis alignment. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /** Wraps where there is not enough room. @default true */
  isWrapping?: boolean;
}

/** Lays children out beside each other. */
export function Inline({
  element: Element = 'div',
  id,
  labelledBy,
  children,
  gap = 3,
  align = 'center',
  justify = 'start',
  isWrapping = true,
}: InlineProps) {
  const classes = [inline, isWrapping && wrapping, gaps[gap], alignment[align], justification[justify]];
  return (
    <Element id={id} aria-labelledby={labelledBy} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Element>
  );
}
