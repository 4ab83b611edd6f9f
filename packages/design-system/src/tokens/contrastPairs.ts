import type { ThemeValues } from './themes/themeValues.ts';

/** A foreground on a background, as used by the components. */
export interface ContrastPair {
  readonly name: string;
  /** 4.5 for text, 3 for borders, focus rings and meaningful graphics (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly atLeast: 4.5 | 3;
  /** A colour, or a fill and its border: then the one with more contrast counts. */
  readonly foreground: string | readonly [fill: string, edge: string];
  readonly background: string;
}

type Colors = ThemeValues['color'];

function pairs(
  atLeast: 4.5 | 3,
  foregrounds: Record<string, ContrastPair['foreground']>,
  backgrounds: Record<string, string>,
) {
  return Object.entries(foregrounds).flatMap(([over, foreground]) =>
    Object.entries(backgrounds).map(([under, background]): ContrastPair => ({
      name: `${over} on ${under}`,
      atLeast,
      foreground,
      background,
    })),
  );
}

function textPairs(c: Colors): ContrastPair[] {
  const { heading, body, muted, price, link, error } = c.text;
  const grounds = {
    'ground.page': c.ground.page,
    'ground.quiet': c.ground.quiet,
    'surface.raised': c.surface.raised,
    'surface.row.hover': c.surface.row.hover,
    'surface.row.chosen': c.surface.row.chosen,
  };
  return [
    ...pairs(4.5, { heading, body, muted, price, link, error }, grounds),
    ...pairs(4.5, c.text.onHero, { 'ground.hero': c.ground.hero }),
    ...pairs(4.5, c.text.onPicture, c.surface.picture),
    ...pairs(4.5, c.text.onClosing, { 'ground.closing': c.ground.closing }),
  ];
}

function statusPairs(c: Colors): ContrastPair[] {
  const { confirmed: _filled, ...asText } = c.status;
  const texts = Object.fromEntries(
    Object.entries(asText).map(([tone, { foreground }]) => [`status.${tone}`, foreground]),
  );
  const grounds = { page: c.ground.page, quiet: c.ground.quiet, raised: c.surface.raised };
  return [...pairs(4.5, texts, grounds), ...badgePairs(c)];
}

function badgePairs(c: Colors): ContrastPair[] {
  return Object.entries(c.status).flatMap(([tone, { foreground, background }]) => [
    ...pairs(
      4.5,
      { [`status.${tone}.foreground`]: foreground },
      { [`status.${tone}.background`]: background },
    ),
    ...(tone === 'confirmed' ? [] : pairs(4.5, { body: c.text.body }, { [`status.${tone}`]: background })),
  ]);
}

function controlPairs(c: Colors): ContrastPair[] {
  const { primary, quiet, danger, notReady } = c.action;
  const grounds = { page: c.ground.page, quiet: c.ground.quiet, raised: c.surface.raised };
  return [
    ...pairs(4.5, { 'primary.foreground': primary.foreground }, primary.background),
    ...pairs(4.5, { 'danger.foreground': danger.foreground }, danger.background),
    ...pairs(4.5, { 'quiet.foreground': quiet.foreground }, { ...grounds, hover: quiet.background.hover }),
    ...pairs(
      4.5,
      { 'notReady.foreground': notReady.foreground },
      { ...grounds, 'notReady.background': notReady.background },
    ),
    ...pairs(4.5, { body: c.text.body, muted: c.text.muted }, { field: c.field.background }),
    ...pairs(
      4.5,
      { 'readonly.foreground': c.field.readonly.foreground },
      { readonly: c.field.readonly.background },
    ),
    ...pairs(4.5, { 'discount.foreground': c.discount.foreground }, { discount: c.discount.background }),
    ...pairs(
      4.5,
      { 'day.offered.foreground': c.day.offered.foreground },
      { 'day.offered': c.day.offered.background },
    ),
    ...pairs(
      4.5,
      { 'day.chosen.foreground': c.day.chosen.foreground },
      { 'day.chosen': c.day.chosen.background },
    ),
    ...pairs(4.5, { 'day.full': c.day.full.foreground, 'day.closed': c.day.closed.foreground }, grounds),
    ...pairs(3, { 'day.offered.border': c.day.offered.border }, grounds),
    ...pairs(3, { 'border.control': c.border.control, ...c.field.border }, grounds),
    ...pairs(
      4.5,
      { 'onHero.heading': c.text.onHero.heading },
      { 'onHero.hover': c.action.onHero.background.hover },
    ),
    ...pairs(3, { 'focus.ring': c.focus.ring, 'focus.ringOnPage': c.focus.ringOnPage }, grounds),
    ...pairs(3, { 'quiet.border': quiet.border, 'primary.rest': primary.background.rest }, grounds),
    ...pairs(
      3,
      { 'primary.rest': primary.background.rest, 'focus.ringOnHero': c.focus.ringOnHero },
      { hero: c.ground.hero },
    ),
    ...pairs(3, { 'focus.ringOnPicture': c.focus.ringOnPicture }, c.surface.picture),
    ...pairs(3, { 'focus.ringOnClosing': c.focus.ringOnClosing }, { closing: c.ground.closing }),
    ...pairs(
      3,
      {
        strand1: [c.plait.strand1, c.plait.strand1Edge],
        strand2: [c.plait.strand2, c.plait.strand2Edge],
        strand3: [c.plait.strand3, c.plait.strand3Edge],
      },
      grounds,
    ),
    ...pairs(3, { clampEdge: c.plait.clampEdge }, { ...grounds, clamp: c.plait.clamp }),
    ...pairs(4.5, { beadEdge: c.plait.beadEdge }, { bead: c.plait.bead }),
  ];
}

/** Every pair of colours in use, with a theme's values. */
export function contrastPairs(colors: Colors): readonly ContrastPair[] {
  return [...textPairs(colors), ...statusPairs(colors), ...controlPairs(colors)];
}
