import { recipe } from '@vanilla-extract/recipes';
import type { Surface, TextSize, TextTone, TextWeight } from '../../private/variants.ts';
import { vars } from '../../tokens/vars.css.ts';

const { onHero, onPicture, onInverse } = vars.color.text;

const onSurface = (surface: Surface, { body, muted }: { body: string; muted: string }) => [
  { variants: { tone: 'body', surface }, style: { color: body } } as const,
  { variants: { tone: 'muted', surface }, style: { color: muted } } as const,
];

export const text = recipe({
  base: { fontFamily: vars.font.body, overflowWrap: 'break-word' },
  variants: {
    size: {
      xs: { fontSize: vars.text.xs, lineHeight: vars.leading.close },
      caption: { fontSize: vars.text.caption, lineHeight: vars.leading.close },
      sm: { fontSize: vars.text.sm, lineHeight: vars.leading.close },
      md: { fontSize: vars.text.md, lineHeight: vars.leading.body },
      lg: { fontSize: vars.text.lg, lineHeight: vars.leading.close },
    } satisfies Record<TextSize, unknown>,
    tone: {
      inherit: {},
      body: { color: vars.color.text.body },
      muted: { color: vars.color.text.muted },
      price: { color: vars.color.text.price },
      error: { color: vars.color.text.error },
      paid: { color: vars.color.status.success.foreground },
    } satisfies Record<TextTone, unknown>,
    surface: { page: {}, hero: {}, picture: {}, inverse: {} } satisfies Record<Surface, unknown>,
    weight: {
      regular: { fontWeight: vars.weight.regular },
      semibold: { fontWeight: vars.weight.semibold },
      bold: { fontWeight: vars.weight.bold },
    } satisfies Record<TextWeight, unknown>,
    hasReadableWidth: { true: { maxWidth: vars.measure } },
    /** Names, prices and steps in the heading typeface that are not headings. */
    isDisplay: {
      true: { fontFamily: vars.font.heading, letterSpacing: '-0.012em', lineHeight: vars.leading.snug },
    },
  },
  compoundVariants: [
    ...onSurface('hero', onHero),
    ...onSurface('picture', onPicture),
    ...onSurface('inverse', onInverse),
  ],
  defaultVariants: { size: 'md', tone: 'inherit', surface: 'page', weight: 'regular' },
});
