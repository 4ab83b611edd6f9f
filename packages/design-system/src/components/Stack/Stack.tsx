import { arrange } from '../../private/arrange.css.ts';
import type { LayoutProps, Responsive, SpaceProp } from '../../private/layout.types.ts';

export interface StackProps extends LayoutProps {
  /**
   * Space between the children.
   * @default 4
   */
  gap?: SpaceProp;
  /**
   * Where children stand across.
   * @default 'stretch'
   */
  align?: Responsive<'stretch' | 'start' | 'center' | 'end'>;
}

/** Children under one another, with the same space between them. */
export function Stack({
  element: Element = 'div',
  id,
  labelledBy,
  children,
  gap = 4,
  align = 'stretch',
}: StackProps) {
  return (
    <Element
      id={id}
      aria-labelledby={labelledBy}
      className={arrange({ display: 'flex', flexDirection: 'column', gap, alignItems: align })}
    >
      {children}
    </Element>
  );
}
