import type { CardVariant } from '../../private/variants.ts';
import { card } from './Card.css.ts';
import type { LayoutProps } from '../../private/layout.types.ts';

export interface CardProps extends LayoutProps {
  /**
   * `raised` has a shadow, `outlined` is used on the admin side, `quiet` is for secondary information.
   * @default 'raised'
   */
  variant?: CardVariant;
}

/** A panel that groups related content. */
export function Card({ element: Element = 'div', id, labelledBy, children, variant }: CardProps) {
  return (
    <Element id={id} aria-labelledby={labelledBy} className={card({ variant })}>
      {children}
    </Element>
  );
}
