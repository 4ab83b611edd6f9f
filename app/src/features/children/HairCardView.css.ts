import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** A size container: the admin page has less width than the profile. */
export const sizeContainer = style({ containerType: 'inline-size' });

const wide = '(width >= 460px)';

export const card = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gridTemplateAreas: '"picture head" "facts facts"',
  gap: space[4],
  '@container': {
    [wide]: {
      gridTemplateColumns: '168px minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"picture head" "picture facts"',
      gap: `${space[3]} ${space[6]}`,
    },
  },
});

/** The background is part of the picture. */
export const frame = style({
  gridArea: 'picture',
  alignSelf: 'start',
  aspectRatio: '4 / 5',
  overflow: 'clip',
  borderRadius: vars.radius.card,
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const head = style({
  gridArea: 'head',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space[3],
  minWidth: 0,
  '@container': { [wide]: { alignContent: 'start' } },
});

export const text = style({
  gridArea: 'facts',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[3],
  minWidth: 0,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[3]} ${space[4]}`,
  width: '100%',
  margin: 0,
});

export const wideFact = style({ gridColumn: '1 / -1' });

export const warning = style({
  gridColumn: '1 / -1',
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.control,
  border: `1px solid ${color.status.warning.foreground}`,
  background: color.status.warning.background,
  color: color.status.warning.foreground,
});

export const term = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: vars.text.xs,
  color: color.text.muted,
  selectors: { [`${warning} &`]: { color: 'inherit' } },
});

export const description = style({
  margin: 0,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
