import { getTokenValues, mapLeaves } from './token.ts';
import { themedTokens, type ThemeValues } from './tokens.ts';

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
  const surfaces = {
    'background.page': c.background.page,
    'background.subtle': c.background.subtle,
    'surface.raised': c.surface.raised,
    'surface.row.hover': c.surface.row.hover,
    'surface.row.selected': c.surface.row.selected,
  };
  return [
    ...pairs(4.5, { heading, body, muted, price, link, error }, surfaces),
    ...pairs(4.5, c.text.onHero, { 'background.hero': c.background.hero }),
    ...pairs(4.5, c.text.onPicture, c.surface.picture),
    ...pairs(4.5, c.text.onInverse, { 'background.inverse': c.background.inverse }),
  ];
}

function statusPairs(c: Colors): ContrastPair[] {
  const { successSolid: _filled, ...asText } = c.status;
  const texts = Object.fromEntries(
    Object.entries(asText).map(([tone, { foreground }]) => [`status.${tone}`, foreground]),
  );
  const surfaces = { page: c.background.page, subtle: c.background.subtle, raised: c.surface.raised };
  return [...pairs(4.5, texts, surfaces), ...badgePairs(c)];
}

function badgePairs(c: Colors): ContrastPair[] {
  return Object.entries(c.status).flatMap(([tone, { foreground, background }]) => [
    ...pairs(
      4.5,
      { [`status.${tone}.foreground`]: foreground },
      { [`status.${tone}.background`]: background },
    ),
    ...(tone === 'successSolid' ? [] : pairs(4.5, { body: c.text.body }, { [`status.${tone}`]: background })),
  ]);
}

function plaitPairs(c: Colors): ContrastPair[] {
  const surfaces = { page: c.background.page, subtle: c.background.subtle, raised: c.surface.raised };
  return [
    ...pairs(
      3,
      {
        strand1: [c.plait.strand1, c.plait.strand1Edge],
        strand2: [c.plait.strand2, c.plait.strand2Edge],
        strand3: [c.plait.strand3, c.plait.strand3Edge],
      },
      surfaces,
    ),
    ...pairs(3, { markerEdge: c.plait.markerEdge }, { ...surfaces, marker: c.plait.marker }),
    ...pairs(4.5, { beadEdge: c.plait.beadEdge }, { bead: c.plait.bead }),
  ];
}

function controlPairs(c: Colors): ContrastPair[] {
  const { primary, secondary, danger, disabled } = c.action;
  const surfaces = { page: c.background.page, subtle: c.background.subtle, raised: c.surface.raised };
  return [
    ...pairs(4.5, { 'primary.foreground': primary.foreground }, primary.background),
    ...pairs(4.5, { 'danger.foreground': danger.foreground }, danger.background),
    ...pairs(
      4.5,
      { 'secondary.foreground': secondary.foreground, 'danger.text': c.text.error },
      { ...surfaces, hover: secondary.background.hover },
    ),
    ...pairs(
      4.5,
      { 'disabled.foreground': disabled.foreground },
      { ...surfaces, 'disabled.background': disabled.background },
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
      { 'day.available.foreground': c.day.available.foreground },
      { 'day.available': c.day.available.background },
    ),
    ...pairs(
      4.5,
      { 'day.selected.foreground': c.day.selected.foreground },
      { 'day.selected': c.day.selected.background },
    ),
    ...pairs(4.5, { 'day.full': c.day.full.foreground, 'day.closed': c.day.closed.foreground }, surfaces),
    ...pairs(3, { 'day.available.border': c.day.available.border }, surfaces),
    ...pairs(3, { 'border.control': c.border.control, ...c.field.border }, surfaces),
    ...pairs(
      4.5,
      { 'onHero.heading': c.text.onHero.heading },
      { 'onHero.hover': c.action.onHero.background.hover },
    ),
    ...pairs(3, { 'focus.ring': c.focus.ring, 'focus.ringOnPage': c.focus.ringOnPage }, surfaces),
    ...pairs(3, { 'secondary.border': secondary.border, 'primary.rest': primary.background.rest }, surfaces),
    ...pairs(
      3,
      { 'primary.rest': primary.background.rest, 'focus.ringOnHero': c.focus.ringOnHero },
      { hero: c.background.hero },
    ),
    ...pairs(3, { 'focus.ringOnPicture': c.focus.ringOnPicture }, c.surface.picture),
    ...pairs(3, { 'focus.ringOnInverse': c.focus.ringOnInverse }, { inverse: c.background.inverse }),
  ];
}

/** Every pair of colours in use, with a theme's values. */
export function contrastPairs(colors: Colors): readonly ContrastPair[] {
  return [...textPairs(colors), ...statusPairs(colors), ...plaitPairs(colors), ...controlPairs(colors)];
}

/** The names of the colours, in place of their values: `text.onHero.muted`. */
export const colorNames: Colors = mapLeaves(getTokenValues(themedTokens).color, (_value, path) =>
  path.join('.'),
);
