import type { ReactNode } from 'react';
import type { Ground, TextSize, TextTone, TextWeight } from '../../private/variants.ts';
import { text } from './Text.css.ts';

export interface TextProps {
  children: ReactNode;
  /** The element it is. @default 'p' */
  element?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'dt' | 'dd' | 'li' | 'small' | 'del' | 'time';
  /** 13, 14, 15, 17 px, or the fluid lead. @default 'md' */
  size?: TextSize;
  /** Its colour by role. @default 'inherit' */
  tone?: TextTone;
  /** What it stands on; only the tones `body` and `muted` differ. @default 'page' */
  ground?: Ground;
  /** @default 'regular' */
  weight?: TextWeight;
  /** Keeps lines short enough to read. @default false */
  hasReadableWidth?: boolean;
  /** Set in the heading face: a name, a price, a step. @default false */
  isDisplay?: boolean;
  /** Its id, for `aria-describedby` of something else. */
  id?: string;
}

/** Words in the body face. */
export function Text({ children, element: Element = 'p', id, ...appearance }: TextProps) {
  return (
    <Element id={id} className={text(appearance)}>
      {children}
    </Element>
  );
}
