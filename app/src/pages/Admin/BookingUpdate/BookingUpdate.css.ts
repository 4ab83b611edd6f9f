import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { space } = vars;
const two = 'screen and (min-width: 700px)';
const headInOne = 'screen and (min-width: 1000px)';
const three = 'screen and (min-width: 1280px)';
const gap = '20px';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap });

/** With the visit, which is beside the child's hair card where there is room. */
const layOut = (hasVisit: boolean) => {
  const areas = (visit: string, ...rows: readonly string[]) =>
    [...(hasVisit ? [visit] : []), ...rows].map((row) => `"${row}"`).join(' ');
  return style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: areas('visit', 'deposit', 'payment', 'beside', 'facts', 'history'),
    gap,
    '@media': {
      [two]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        gridTemplateAreas: areas(
          'visit visit',
          'deposit payment',
          'beside beside',
          'facts facts',
          'history history',
        ),
      },
      [three]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.1fr)',
        gridTemplateAreas: areas('visit visit side', 'deposit payment side', 'facts facts side'),
        gridTemplateRows: hasVisit ? 'auto auto 1fr' : 'auto 1fr',
      },
    },
  });
};
export const grid = { withVisit: layOut(true), withoutVisit: layOut(false) };

const place = (gridArea: string) =>
  style({ gridArea, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

export const visit = place('visit');
export const deposit = style([place('deposit'), { alignSelf: 'start' }]);
export const payment = place('payment');
export const facts = style([place('facts'), { alignContent: 'start' }]);
/** In narrower windows its parts are areas of the page, the history as the last. */
export const sideColumn = style({
  display: 'contents',
  '@media': { [three]: { gridArea: 'side', display: 'grid', gap, alignContent: 'start', minWidth: 0 } },
});
const sidePart = (gridArea: string) =>
  style([place(gridArea), { gap, '@media': { [three]: { gridArea: 'auto' } } }]);
export const beside = sidePart('beside');
export const history = sidePart('history');

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[3],
  '@media': {
    [two]: { alignItems: 'center', columnGap: 20 },
    [headInOne]: { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(300px, 38%)' },
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
  '@media': { [headInOne]: { gridColumn: '3' } },
});
export const cancelled = style([
  steps,
  { color: vars.color.text.muted, fontSize: vars.text.sm, textWrap: 'balance' },
]);

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
