import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { space } = vars;
const two = 'screen and (min-width: 700px)';
const wide = 'screen and (min-width: 1000px)';
const gap = '20px';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap });

/** Areas of the page; the side column is beside all others where there is room. */
const layOut = (hasVisit: boolean) => {
  const top = hasVisit ? ['visit', 'statuses'] : ['statuses'];
  const areas = (...rows: readonly string[]) => rows.map((row) => `"${row}"`).join(' ');
  return style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: areas(...top, 'beside', 'facts', 'history'),
    gap,
    '@media': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.1fr)',
        gridTemplateAreas: areas(...[...top, 'facts'].map((area) => `${area} side`)),
        gridTemplateRows: hasVisit ? 'auto auto 1fr' : 'auto 1fr',
      },
    },
  });
};
export const grid = { withVisit: layOut(true), withoutVisit: layOut(false) };

const place = (gridArea: string) =>
  style({ gridArea, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

export const visit = place('visit');
export const statuses = place('statuses');
export const facts = style([place('facts'), { alignContent: 'start' }]);
/** Deposit and payment, beside each other from a tablet on. */
export const statusColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [two]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space[8] } },
});
/** In narrower windows its parts are areas of the page, the history as the last. */
export const sideColumn = style({
  display: 'contents',
  '@media': { [wide]: { gridArea: 'side', display: 'grid', gap, alignContent: 'start', minWidth: 0 } },
});
const sidePart = (gridArea: string) =>
  style([place(gridArea), { gap, '@media': { [wide]: { gridArea: 'auto' } } }]);
export const sideCards = sidePart('beside');
export const history = sidePart('history');

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[3],
  '@media': {
    [two]: { alignItems: 'center', columnGap: 20 },
    [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(300px, 38%)' },
  },
});
export const picture = style({
  width: 56,
  height: 56,
  borderRadius: vars.radius.card,
  objectFit: 'cover',
  objectPosition: 'top',
  background: vars.color.surface.picture.purple,
  '@media': { [two]: { width: 88, height: 88 } },
});
export const headTexts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  gridColumn: '2',
});
export const actions = style({ marginTop: space[2] });
export const steps = style({
  gridColumn: '1 / -1',
  '@media': { [wide]: { gridColumn: '3' } },
});
export const cancelled = style([
  steps,
  { color: vars.color.text.muted, fontSize: vars.text.sm, textWrap: 'balance' },
]);

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
