import { palette } from '../palette.ts';
import type { SystemPalette } from '../systemPalettes.ts';
import type { ThemeValues } from '../tokens.ts';

/** Text and focus ring on the background of a picture, which is light whatever the palette. */
interface OnPicture {
  readonly text: string;
  readonly ring: string;
  /** Loose strands, which lie on pictures and on the page. */
  readonly loose: string;
}

type Colors = ThemeValues['color'];

type Part<Role extends keyof Colors> = Pick<Colors, Role>;

function createSurfaces(
  system: SystemPalette,
  onPicture: OnPicture,
): Part<'background' | 'surface' | 'text'> {
  const { Canvas, CanvasText, LinkText } = system;
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
      onPicture: { heading: onPicture.text, body: onPicture.text, muted: onPicture.text },
      onInverse: { body: CanvasText, muted: CanvasText },
    },
  };
}

function createControls(
  system: SystemPalette,
  onPicture: OnPicture,
): Part<'action' | 'field' | 'border' | 'focus'> {
  const { Canvas, CanvasText, GrayText, Highlight, ButtonFace, ButtonText, ButtonBorder } = system;
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
      ringOnPicture: onPicture.ring,
      ringOnInverse: Highlight,
    },
  };
}

function createStates(
  system: SystemPalette,
  onPicture: OnPicture,
): Part<'status' | 'discount' | 'day' | 'skeleton' | 'scrim' | 'plait'> {
  const { Canvas, CanvasText, GrayText, Highlight, HighlightText, ButtonText, ButtonBorder } = system;
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
      strand1Rest: onPicture.loose,
      strand2: Canvas,
      strand2Edge: CanvasText,
      strand2Rest: onPicture.loose,
      strand3: Highlight,
      strand3Edge: Canvas,
      strand3Rest: onPicture.loose,
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
function createHighContrast(system: SystemPalette, onPicture: OnPicture): ThemeValues {
  return {
    color: {
      ...createSurfaces(system, onPicture),
      ...createControls(system, onPicture),
      ...createStates(system, onPicture),
    },
    // A line, since no shadow is seen here.
    shadow: { raised: `0 0 0 1px ${system.CanvasText}`, sheet: `0 0 0 2px ${system.CanvasText}` },
  };
}

const onPicture = { text: palette.black, ring: palette.purple900 } as const;

/** For a light system. */
export const highContrast = createHighContrast(
  {
    Canvas: palette.white,
    CanvasText: palette.black,
    LinkText: palette.purple800,
    GrayText: palette.inkSoftLit,
    Highlight: palette.purple700,
    HighlightText: palette.white,
    ButtonFace: palette.white,
    ButtonText: palette.purple900,
    ButtonBorder: palette.purple900,
  },
  { ...onPicture, loose: palette.black },
);

/** For a dark system. */
export const highContrastDark = createHighContrast(
  {
    Canvas: palette.black,
    CanvasText: palette.white,
    LinkText: palette.purple250,
    GrayText: palette.dawnSoft,
    Highlight: palette.gold,
    HighlightText: palette.black,
    ButtonFace: palette.black,
    ButtonText: palette.purple250,
    ButtonBorder: palette.purple250,
  },
  { ...onPicture, loose: palette.purple500 },
);

/** For forced colours: the colours that the system has chosen, by their names in CSS. */
export const forcedColors = createHighContrast(
  {
    Canvas: 'Canvas',
    CanvasText: 'CanvasText',
    LinkText: 'LinkText',
    GrayText: 'GrayText',
    Highlight: 'Highlight',
    HighlightText: 'HighlightText',
    ButtonFace: 'ButtonFace',
    ButtonText: 'ButtonText',
    ButtonBorder: 'ButtonBorder',
  },
  // Text on a picture's background has the system's background instead.
  { text: 'CanvasText', ring: 'Highlight', loose: 'CanvasText' },
);
