import { alignment, gaps, inline, justification, wrapping } from '../../private/layout.css.ts';
import type { LayoutProps } from '../../private/layout.types.ts';
import type { SpaceKey } from '../../tokens/space.ts';

export interface InlineProps extends LayoutProps {
  /** Space between the children, and between lines where they wrap. @default 3 */
  gap?: SpaceKey;
  /** Where children stand across the line. @default 'center' */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  /** Where children stand along the line. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /** Goes on in the next line where there is no room. @default true */
  isWrapping?: boolean;
}

/** Children beside one another. */
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
