import type { ReactNode } from 'react';
import { hidden } from '../../private/visuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** The element. @default 'span' */
  element?: 'span' | 'div' | 'h2' | 'h3';
  /** Its id, for `aria-describedby` or `labelledBy`. */
  id?: string;
  /** Announced when its text changes. @default false */
  isLive?: boolean;
}

/** Text for screen readers only. */
export function VisuallyHidden({
  children,
  element: Element = 'span',
  id,
  isLive = false,
}: VisuallyHiddenProps) {
  return (
    <Element id={id} className={hidden} role={isLive ? 'status' : undefined}>
      {children}
    </Element>
  );
}
