import type { CardProps } from './Card.types.ts';
import { card } from './Card.css.ts';

export type { CardProps } from './Card.types.ts';

/** A panel for things that belong together. */
export function Card({ element: Element = 'div', id, labelledBy, children, variant }: CardProps) {
  return (
    <Element id={id} aria-labelledby={labelledBy} className={card({ variant })}>
      {children}
    </Element>
  );
}
