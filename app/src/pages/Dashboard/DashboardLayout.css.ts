import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { space, color } = vars;

export const layout = style({
  paddingBlock: `${space[4]} ${space[16]}`,
  '@media': {
    [media.desk]: {
      display: 'grid',
      gridTemplateColumns: '168px minmax(0, 1fr)',
      gap: '40px',
      paddingBlock: `${space[6]} ${space[24]}`,
    },
  },
});

export const side = style({ '@media': { [media.desk]: { paddingTop: '10px' } } });

export const title = style({
  display: 'none',
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.semibold,
  fontSize: vars.text.xl,
  lineHeight: vars.leading.snug,
  color: color.text.heading,
  '@media': { [media.desk]: { display: 'block', marginBottom: space[2] } },
});

export const navList = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[1],
  marginInline: `calc(-1 * ${space[2]})`,
  marginBottom: space[4],
  '@media': { [media.desk]: { display: 'block', margin: 0 } },
});

export const navLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: space[2],
  color: color.text.link,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  textDecorationThickness: '3px',
  textUnderlineOffset: '0.42em',
  selectors: {
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '0.42em' },
    '&[aria-current]': {
      color: color.text.heading,
      textDecoration: 'underline',
      textDecorationThickness: '3px',
      textUnderlineOffset: '0.42em',
    },
  },
  '@media': { [media.desk]: { paddingInline: 0 } },
});

export const page = style({ minWidth: 0, minHeight: '50vh' });
