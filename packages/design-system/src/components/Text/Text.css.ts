import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/vars.css.ts';

export const text = recipe({
  base: { fontFamily: vars.font.body, overflowWrap: 'break-word' },
  variants: {
    size: {
      xs: { fontSize: vars.text.xs, lineHeight: vars.leading.close },
      caption: { fontSize: vars.text.caption, lineHeight: vars.leading.close },
      sm: { fontSize: vars.text.sm, lineHeight: vars.leading.close },
      md: { fontSize: vars.text.md, lineHeight: vars.leading.body },
      lg: { fontSize: vars.text.lg, lineHeight: vars.leading.close },
    },
    tone: {
      inherit: {},
      body: { color: vars.color.text.body },
      muted: { color: vars.color.text.muted },
      price: { color: vars.color.text.price },
      error: { color: vars.color.text.error },
      paid: { color: vars.color.status.paid.foreground },
      onHero: { color: vars.color.text.onHero.body },
      onHeroMuted: { color: vars.color.text.onHero.muted },
      onPicture: { color: vars.color.text.onPicture.body },
      onPictureMuted: { color: vars.color.text.onPicture.muted },
      onClosing: { color: vars.color.text.onClosing.body },
      onClosingMuted: { color: vars.color.text.onClosing.muted },
    },
    weight: {
      regular: { fontWeight: vars.weight.regular },
      semibold: { fontWeight: vars.weight.semibold },
      bold: { fontWeight: vars.weight.bold },
    },
    isMeasured: { true: { maxWidth: vars.measure } },
    isStruck: { true: { textDecorationLine: 'line-through' } },
    isUnbroken: { true: { whiteSpace: 'nowrap' } },
    /** Names, prices and steps in the heading face without being headings. */
    isDisplay: {
      true: { fontFamily: vars.font.heading, letterSpacing: '-0.012em', lineHeight: vars.leading.snug },
    },
  },
  defaultVariants: { size: 'md', tone: 'inherit', weight: 'regular' },
});
