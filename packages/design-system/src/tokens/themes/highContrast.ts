import { palette } from '../palette.ts';
import type { ThemeValues } from '../tokens.ts';

const words = { heading: 'CanvasText', body: 'CanvasText', muted: 'CanvasText' } as const;
const status = { foreground: 'CanvasText', background: 'Canvas', border: 'CanvasText' } as const;
const chosen = { foreground: 'HighlightText', background: 'Highlight' } as const;

/**
 * System colours for everything but pictures, so that meaning is conveyed by shape, border and text, and selection by
 * the system's highlight. The strands differ in lightness.
 */
export const highContrast: ThemeValues = {
  color: {
    background: { page: 'Canvas', hero: 'Canvas', subtle: 'Canvas', inverse: 'Canvas' },
    surface: {
      raised: 'Canvas',
      row: { hover: 'Canvas', selected: 'Canvas' },
      // Pictures are drawn for a light background. For text on it, forced colours use the system's background instead.
      picture: { purple: palette.purple150, pink: palette.pink150, cream: palette.cream100 },
    },
    text: {
      ...words,
      price: 'CanvasText',
      link: 'LinkText',
      error: 'CanvasText',
      onHero: words,
      onPicture: words,
      onInverse: { body: 'CanvasText', muted: 'CanvasText' },
    },
    action: {
      primary: { background: { rest: 'ButtonText', hover: 'Highlight' }, foreground: 'ButtonFace' },
      secondary: { border: 'ButtonBorder', foreground: 'ButtonText', background: { hover: 'ButtonFace' } },
      onHero: { background: { hover: 'ButtonFace' } },
      danger: { background: { rest: 'ButtonText', hover: 'Highlight' }, foreground: 'ButtonFace' },
      disabled: { background: 'Canvas', foreground: 'GrayText', border: 'GrayText' },
    },
    field: {
      background: 'Canvas',
      border: { rest: 'ButtonBorder', hover: 'Highlight', error: 'CanvasText' },
      readonly: { background: 'Canvas', foreground: 'CanvasText' },
    },
    border: { subtle: 'CanvasText', control: 'ButtonBorder' },
    focus: {
      ring: 'Highlight',
      ringOnPage: 'Highlight',
      ringOnHero: 'Highlight',
      ringOnPicture: 'Highlight',
      ringOnInverse: 'Highlight',
    },
    status: {
      success: status,
      successSolid: { ...chosen, border: 'Highlight' },
      warning: status,
      danger: status,
      neutral: status,
    },
    discount: { foreground: 'Canvas', background: 'CanvasText' },
    day: {
      available: { foreground: 'ButtonText', background: 'Canvas', border: 'ButtonBorder' },
      selected: chosen,
      full: { foreground: 'GrayText' },
      closed: { foreground: 'GrayText' },
    },
    skeleton: 'GrayText',
    scrim: 'rgb(0 0 0 / 0.8)',
    plait: {
      strand1: 'CanvasText',
      strand1Edge: 'Canvas',
      strand1Rest: 'CanvasText',
      strand2: 'Canvas',
      strand2Edge: 'CanvasText',
      strand2Rest: 'CanvasText',
      strand3: 'Highlight',
      strand3Edge: 'Canvas',
      strand3Rest: 'CanvasText',
      marker: 'Canvas',
      markerEdge: 'CanvasText',
      bead: 'Canvas',
      beadEdge: 'CanvasText',
      hair: 'CanvasText',
      hairEdge: 'Canvas',
    },
  },
  shadow: { raised: 'none', sheet: 'none' },
};
