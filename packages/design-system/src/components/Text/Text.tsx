import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

export interface TextProps {
  children: ReactNode;
  /**
   * The element it is.
   * @default 'p'
   */
  element?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'dt' | 'dd' | 'li' | 'small' | 'del' | 'time';
  /**
   * 13, 14, 15, 17 px, or the fluid lead.
   * @default 'md'
   */
  size?: 'xs' | 'caption' | 'sm' | 'md' | 'lg';
  /**
   * Its colour by role.
   * @default 'inherit'
   */
  tone?:
    | 'inherit'
    | 'body'
    | 'muted'
    | 'price'
    | 'error'
    | 'paid'
    | 'onHero'
    | 'onHeroMuted'
    | 'onPicture'
    | 'onPictureMuted'
    | 'onClosing'
    | 'onClosingMuted';
  /**
   * @default 'regular'
   */
  weight?: 'regular' | 'semibold' | 'bold';
  /**
   * Keeps lines short enough to read.
   * @default false
   */
  isMeasured?: boolean;
  /**
   * Struck through, as an old price.
   * @default false
   */
  isStruck?: boolean;
  /**
   * Never breaks into a second line.
   * @default false
   */
  isUnbroken?: boolean;
  /**
   * Set in the heading face: a name, a price, a step.
   * @default false
   */
  isDisplay?: boolean;
  /** Its id, for `aria-describedby` of something else. */
  id?: string;
}

/** Words in the body face. */
export function Text({ children, element: Element = 'p', id, ...looks }: TextProps) {
  return (
    <Element id={id} className={text(looks)}>
      {children}
    </Element>
  );
}
