import type { ThemeValues } from './tokens.ts';

/** A palette by CSS system colour name. */
export interface SystemPalette {
  Canvas: string;
  CanvasText: string;
  LinkText: string;
  GrayText: string;
  Highlight: string;
  HighlightText: string;
  ButtonFace: string;
  ButtonText: string;
  ButtonBorder: string;
}

/** The contrast themes of Windows 11, for checking the high-contrast theme. */
export const systemPalettes: Readonly<Record<string, SystemPalette>> = {
  Aquatic: {
    Canvas: '#202020',
    CanvasText: '#FFFFFF',
    LinkText: '#75E9FC',
    GrayText: '#A6A6A6',
    Highlight: '#8EE3F0',
    HighlightText: '#263B50',
    ButtonFace: '#202020',
    ButtonText: '#FFFFFF',
    ButtonBorder: '#FFFFFF',
  },
  Desert: {
    Canvas: '#FFFAEF',
    CanvasText: '#3D3D3D',
    LinkText: '#1C5E75',
    GrayText: '#676767',
    Highlight: '#903909',
    HighlightText: '#FFF5E3',
    ButtonFace: '#FFFAEF',
    ButtonText: '#202020',
    ButtonBorder: '#202020',
  },
  Dusk: {
    Canvas: '#2D3236',
    CanvasText: '#FFFFFF',
    LinkText: '#70EBDE',
    GrayText: '#A6A6A6',
    Highlight: '#A1BFDE',
    HighlightText: '#212D3B',
    ButtonFace: '#2D3236',
    ButtonText: '#B6F6F0',
    ButtonBorder: '#B6F6F0',
  },
  'Night sky': {
    Canvas: '#000000',
    CanvasText: '#FFFFFF',
    LinkText: '#8080FF',
    GrayText: '#A6A6A6',
    Highlight: '#D6B4FD',
    HighlightText: '#2B2B2B',
    ButtonFace: '#000000',
    ButtonText: '#FFEE32',
    ButtonBorder: '#FFEE32',
  },
};

/** A theme's colours in forced colours: system colours from the palette; backgrounds without one become Canvas. */
export function resolveSystemColors(
  colors: ThemeValues['color'],
  palette: Readonly<SystemPalette>,
): ThemeValues['color'] {
  const named = (_key: string, value: unknown) =>
    typeof value === 'string' ? (palette[value as keyof SystemPalette] ?? palette.Canvas) : value;
  return JSON.parse(JSON.stringify(colors, named)) as ThemeValues['color'];
}
