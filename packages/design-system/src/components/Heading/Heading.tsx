import type { ReactNode } from 'react';
import type { HeadingLevel, HeadingSize, Surface } from '../../private/variants.ts';
import { heading } from './Heading.css.ts';

export type { HeadingLevel } from '../../private/variants.ts';

export interface HeadingProps {
  children: ReactNode;
  /** The level in the document outline; the look is set by `size`. */
  level: HeadingLevel;
  /** Font size. By level when left out: title, 3xl, xl, lg. */
  size?: HeadingSize;
  /** The background it is on. @default 'page' */
  surface?: Surface;
  /** Its id, for `labelledBy` of its section. */
  id?: string;
  /** Focusable by a script, for example after a navigation. @default false */
  isFocusTarget?: boolean;
}

const sizeByLevel = { 1: 'title', 2: '3xl', 3: 'xl', 4: 'lg' } as const;

/** A heading in the rounded typeface. */
export function Heading({ children, level, size, surface, id, isFocusTarget = false }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      id={id}
      tabIndex={isFocusTarget ? -1 : undefined}
      className={heading({ size: size ?? sizeByLevel[level], surface })}
    >
      {children}
    </Element>
  );
}
