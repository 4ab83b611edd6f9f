import type { LayoutProps, Responsive, SpaceProp } from '../../private/layout.types.ts';
import { sprinkles } from '../../private/sprinkles.css.ts';
import { ringOnGround } from './Box.css.ts';

export interface BoxProps extends LayoutProps {
  /**
   * Space inside, on all sides.
   * @default 0
   */
  padding?: SpaceProp;
  /** Space inside, left and right; `gutter` is the page's own. Wins over `padding`. */
  paddingX?: SpaceProp | 'gutter';
  /** Space inside, above and below. Wins over `padding`. */
  paddingY?: SpaceProp;
  /** The ground it gives its content. None when left out. */
  ground?:
    'page' | 'hero' | 'quiet' | 'closing' | 'raised' | 'picturePurple' | 'picturePink' | 'pictureCream';
  /** Rounding of its corners. Square when left out. */
  radius?: 'control' | 'card' | 'sheet' | 'pill';
  /** Depth. Flat when left out. */
  shadow?: 'raised' | 'sheet';
  /** The widest it gets; it is then centred. As wide as its place when left out. */
  maxWidth?: 'page' | 'measure' | 'form' | 'text';
  /** Takes what room is left in an Inline. @default false */
  isGrowing?: boolean;
  /** Shown only from the desk width up, or only below it. Always when left out. */
  showOn?: 'desk' | 'belowDesk';
  /** Alignment of text in it. @default 'start' */
  align?: Responsive<'start' | 'center' | 'end'>;
}

const displays = {
  desk: { phone: 'none', desk: 'block' },
  belowDesk: { phone: 'block', desk: 'none' },
} as const;

/** A plain container: space inside, a ground, a width. Lay things out with Stack, Inline and Grid. */
export function Box({ element: Element = 'div', id, labelledBy, children, ...looks }: BoxProps) {
  const { padding, paddingX, paddingY, ground, radius, shadow, maxWidth, isGrowing, showOn, align } = looks;
  const layout = sprinkles({
    ...(padding !== undefined && { padding }),
    ...(paddingX !== undefined && { paddingX }),
    ...(paddingY !== undefined && { paddingY }),
    ...(ground && { background: ground }),
    ...(radius && { borderRadius: radius }),
    ...(shadow && { boxShadow: shadow }),
    ...(maxWidth && { maxWidth, marginInline: 'auto', width: '100%' }),
    ...(isGrowing && { flexGrow: 1, minWidth: 0 }),
    ...(showOn && { display: displays[showOn] }),
    ...(align && { textAlign: align }),
  });
  const className = [layout, ground && ringOnGround[ground]].filter(Boolean).join(' ');
  return (
    <Element id={id} aria-labelledby={labelledBy} className={className || undefined}>
      {children}
    </Element>
  );
}
