import { palette } from '../palette.ts';
import type { ThemeValues } from './themeValues.ts';

const words = { heading: 'CanvasText', body: 'CanvasText', muted: 'CanvasText' } as const;
const status = { foreground: 'CanvasText', background: 'Canvas', border: 'CanvasText' } as const;
const chosen = { foreground: 'HighlightText', background: 'Highlight' } as const;

/**
 * System colours for everything but pictures, so that meaning is conveyed by shape, border and text, and selection by
 * the system's highlight. The strands differ in lightness.
 */
export const highContrast: ThemeValues = {
  color: {
    ground: { page: 'Canvas', hero: 'Canvas', quiet: 'Canvas', closing: 'Canvas' },
    surface: {
      raised: 'Canvas',
      row: { hover: 'Canvas', chosen: 'Canvas' },
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
      onClosing: { body: 'CanvasText', muted: 'CanvasText' },
    },
    action: {
      primary: { background: { rest: 'ButtonText', hover: 'Highlight' }, foreground: 'ButtonFace' },
      quiet: { border: 'ButtonBorder', foreground: 'ButtonText', background: { hover: 'ButtonFace' } },
      onHero: { background: { hover: 'ButtonFace' } },
      danger: { background: { rest: 'ButtonText', hover: 'Highlight' }, foreground: 'ButtonFace' },
      notReady: { background: 'Canvas', foreground: 'GrayText', border: 'GrayText' },
    },
    field: {
      background: 'Canvas',
      border: { rest: 'ButtonBorder', hover: 'Highlight', error: 'CanvasText' },
      readonly: { background: 'Canvas', foreground: 'CanvasText' },
    },
    border: { soft: 'CanvasText', control: 'ButtonBorder' },
    focus: {
      ring: 'Highlight',
      ringOnPage: 'Highlight',
      ringOnHero: 'Highlight',
      ringOnPicture: 'Highlight',
      ringOnClosing: 'Highlight',
    },
    status: {
      paid: status,
      confirmed: { ...chosen, border: 'Highlight' },
      waiting: status,
      cancelled: status,
      neutral: status,
    },
    discount: { foreground: 'Canvas', background: 'CanvasText' },
    day: {
      offered: { foreground: 'ButtonText', background: 'Canvas', border: 'ButtonBorder' },
      chosen,
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
      clamp: 'Canvas',
      clampEdge: 'CanvasText',
      bead: 'Canvas',
      beadEdge: 'CanvasText',
      hair: 'CanvasText',
      hairEdge: 'Canvas',
    },
  },
  shadow: { raised: 'none', sheet: 'none' },
};
