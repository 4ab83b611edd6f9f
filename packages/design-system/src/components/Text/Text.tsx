import type { ReactNode } from 'react';
import type { Surface, TextSize, TextTone, TextWeight } from '../../private/variants.ts';
import { text } from './Text.css.ts';

export { breakable } from '../../private/breakable.tsx';

export interface TextProps {
  children: ReactNode;
  /** The element. @default 'p' */
  element?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'dt' | 'dd' | 'li' | 'small' | 'del' | 'time';
  /** Font size: 13, 14, 15, 17 px, or the fluid lead size. @default 'md' */
  size?: TextSize;
  /** Its colour by role. @default 'inherit' */
  tone?: TextTone;
  /** The background it is on; only the tones `body` and `muted` differ. @default 'page' */
  surface?: Surface;
  /** @default 'regular' */
  weight?: TextWeight;
  /** Limits the line length for reading. @default false */
  hasReadableWidth?: boolean;
  /** Uses the heading typeface: for a name, a price, a step. @default false */
  isDisplay?: boolean;
  /** Its id, for `aria-describedby` of another element. */
  id?: string;
}

/** Text in the body typeface. */
export function Text({ children, element: Element = 'p', id, ...appearance }: TextProps) {
  return (
    <Element id={id} className={text(appearance)}>
      {children}
    </Element>
  );
}
