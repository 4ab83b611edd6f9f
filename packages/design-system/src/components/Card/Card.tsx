import type { CardVariant } from '../../private/variants.ts';
import { card } from './Card.css.ts';
import type { LayoutProps } from '../../private/layout.types.ts';

export interface CardProps extends LayoutProps {
  /** `raised` lies on the page, `outlined` is the admin side's panel, `quiet` one that only informs. @default 'raised' */
  variant?: CardVariant;
}

/** A panel for things that belong together. */
export function Card({ element: Element = 'div', id, labelledBy, children, variant }: CardProps) {
  return (
    <Element id={id} aria-labelledby={labelledBy} className={card({ variant })}>
      {children}
    </Element>
  );
}
