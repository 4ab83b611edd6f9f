import { palette } from '../palette.ts';
import type { SystemPalette } from '../systemPalettes.ts';
import type { ThemeValues } from '../tokens.ts';

/** The few colours of high contrast: a system's, and those that lie on pictures, which are light in any system. */
interface ContrastColors extends SystemPalette {
  PictureText: string;
  PictureRing: string;
  /** Loose strands, which lie on pictures and on the page. */
  LooseStrand: string;
}

type Colors = ThemeValues['color'];

type Part<Role extends keyof Colors> = Pick<Colors, Role>;

function createSurfaces({
  Canvas,
  CanvasText,
  LinkText,
  PictureText,
}: ContrastColors): Part<'background' | 'surface' | 'text'> {
  const words = { heading: CanvasText, body: CanvasText, muted: CanvasText };
  return {
    background: { page: Canvas, hero: Canvas, subtle: Canvas, inverse: Canvas },
    surface: {
      raised: Canvas,
      row: { hover: Canvas, selected: Canvas },
      // Pictures are drawn for a light background.
      picture: { purple: palette.purple150, pink: palette.pink150, cream: palette.cream100 },
    },
    text: {
      ...words,
      price: CanvasText,
      link: LinkText,
      error: CanvasText,
      onHero: words,
      onPicture: { heading: PictureText, body: PictureText, muted: PictureText },
      onInverse: { body: CanvasText, muted: CanvasText },
    },
  };
}

function createControls(colors: ContrastColors): Part<'action' | 'field' | 'border' | 'focus'> {
  const { Canvas, CanvasText, GrayText, Highlight, ButtonFace, ButtonText, ButtonBorder } = colors;
  return {
    action: {
      primary: { background: { rest: ButtonText, hover: Highlight }, foreground: ButtonFace },
      secondary: { border: ButtonBorder, foreground: ButtonText, background: { hover: ButtonFace } },
      onHero: { background: { hover: ButtonFace } },
      danger: { background: { rest: ButtonText, hover: Highlight }, foreground: ButtonFace },
      disabled: { background: Canvas, foreground: GrayText, border: GrayText },
    },
    field: {
      background: Canvas,
      border: { rest: ButtonBorder, hover: Highlight, error: CanvasText },
      readonly: { background: Canvas, foreground: CanvasText },
    },
    border: { subtle: CanvasText, control: ButtonBorder },
    focus: {
      ring: Highlight,
      ringOnPage: Highlight,
      ringOnHero: Highlight,
      ringOnPicture: colors.PictureRing,
      ringOnInverse: Highlight,
    },
  };
}

function createStates(
  colors: ContrastColors,
): Part<'status' | 'discount' | 'day' | 'skeleton' | 'scrim' | 'plait'> {
  const { Canvas, CanvasText, GrayText, Highlight, HighlightText, ButtonText, ButtonBorder } = colors;
  const status = { foreground: CanvasText, background: Canvas, border: CanvasText };
  const chosen = { foreground: HighlightText, background: Highlight };
  return {
    status: {
      success: status,
      successSolid: { ...chosen, border: Highlight },
      warning: status,
      danger: status,
      neutral: status,
    },
    discount: { foreground: Canvas, background: CanvasText },
    day: {
      available: { foreground: ButtonText, background: Canvas, border: ButtonBorder },
      selected: chosen,
      full: { foreground: GrayText },
      closed: { foreground: GrayText },
    },
    skeleton: GrayText,
    scrim: 'rgb(0 0 0 / 0.8)',
    plait: {
      strand1: CanvasText,
      strand1Edge: Canvas,
      strand1Rest: colors.LooseStrand,
      strand2: Canvas,
      strand2Edge: CanvasText,
      strand2Rest: colors.LooseStrand,
      strand3: Highlight,
      strand3Edge: Canvas,
      strand3Rest: colors.LooseStrand,
      marker: Canvas,
      markerEdge: CanvasText,
      bead: Canvas,
      beadEdge: CanvasText,
      hair: CanvasText,
      hairEdge: Canvas,
    },
  };
}

/**
 * A theme of the few colours that a system has, so that meaning is conveyed by shape, border and text, and selection by
 * the highlight. The strands differ in lightness.
 */
export function createHighContrast(colors: ContrastColors): ThemeValues {
  return {
    color: { ...createSurfaces(colors), ...createControls(colors), ...createStates(colors) },
    // A line, since no shadow is seen here.
    shadow: { raised: `0 0 0 1px ${colors.CanvasText}`, sheet: `0 0 0 2px ${colors.CanvasText}` },
  };
}

/** By the looks that have them. */
export const contrastColors = {
  'high-contrast': {
    Canvas: palette.white,
    CanvasText: palette.black,
    LinkText: palette.purple800,
    GrayText: palette.inkSoftLit,
    Highlight: palette.purple700,
    HighlightText: palette.white,
    ButtonFace: palette.white,
    ButtonText: palette.purple900,
    ButtonBorder: palette.purple900,
    PictureText: palette.black,
    PictureRing: palette.purple900,
    LooseStrand: palette.black,
  },
  'high-contrast-dark': {
    Canvas: palette.black,
    CanvasText: palette.white,
    LinkText: palette.purple250,
    GrayText: palette.dawnSoft,
    Highlight: palette.gold,
    HighlightText: palette.black,
    ButtonFace: palette.black,
    ButtonText: palette.purple250,
    ButtonBorder: palette.purple250,
    PictureText: palette.black,
    PictureRing: palette.purple900,
    LooseStrand: palette.purple500,
  },
  // The colours that the system has chosen, by their names in CSS.
  'forced-colors': {
    Canvas: 'Canvas',
    CanvasText: 'CanvasText',
    LinkText: 'LinkText',
    GrayText: 'GrayText',
    Highlight: 'Highlight',
    HighlightText: 'HighlightText',
    ButtonFace: 'ButtonFace',
    ButtonText: 'ButtonText',
    ButtonBorder: 'ButtonBorder',
    // Text on a picture's background has the system's background instead.
    PictureText: 'CanvasText',
    PictureRing: 'Highlight',
    LooseStrand: 'CanvasText',
  },
} as const satisfies Readonly<Record<string, ContrastColors>>;
