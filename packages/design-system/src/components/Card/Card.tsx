import type { LayoutProps } from '../../private/layout.types.ts';
import { card } from './Card.css.ts';

export interface CardProps extends LayoutProps {
  /**
   * `raised` lies on the page, `outlined` is the admin side's panel, `quiet` one that only informs.
   * @default 'raised'
   */
  variant?: 'raised' | 'outlined' | 'quiet';
  /**
   * Space inside.
   * @default 'md'
   */
  padding?: 'none' | 'md' | 'lg';
}

/** A panel for things that belong together. */
export function Card({ element: Element = 'div', id, labelledBy, children, variant, padding }: CardProps) {
  return (
    <Element id={id} aria-labelledby={labelledBy} className={card({ variant, padding })}>
      {children}
    </Element>
  );
}
