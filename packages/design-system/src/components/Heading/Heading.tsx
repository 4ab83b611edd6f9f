import type { ReactNode } from 'react';
import type { Ground, HeadingSize } from '../../private/variants.ts';
import { heading } from './Heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps {
  children: ReactNode;
  /** Its place in the outline of the page; its look is chosen by `size`. */
  level: HeadingLevel;
  /** How large it is. By its level when left out: title, 3xl, xl, lg. */
  size?: HeadingSize;
  /** What it stands on. @default 'page' */
  ground?: Ground;
  /** Its id, for `labelledBy` of its section. */
  id?: string;
  /** Can be given the focus by a script, as after a change of page. @default false */
  isFocusTarget?: boolean;
}

const sizeByLevel = { 1: 'title', 2: '3xl', 3: 'xl', 4: 'lg' } as const;

/** A heading in the rounded face. */
export function Heading({ children, level, size, ground, id, isFocusTarget = false }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      id={id}
      tabIndex={isFocusTarget ? -1 : undefined}
      className={heading({ size: size ?? sizeByLevel[level], ground })}
    >
      {children}
    </Element>
  );
}
