import { palette } from '../palette.ts';
import type { ThemeValues } from '../tokens.ts';

const lit = { heading: palette.purple900, body: palette.ink, muted: palette.inkSoftLit } as const;

/**
 * Dark purple backgrounds, actions in lilac, prices in pink, the focus ring in gold. Backgrounds of pictures stay
 * light, and the hero is a mid purple, so that black hair stays visible.
 */
export const dark: ThemeValues = {
  color: {
    background: {
      page: palette.night,
      hero: palette.nightHero,
      subtle: palette.night25,
      inverse: palette.nightClosing,
    },
    surface: {
      raised: palette.night50,
      row: { hover: palette.night100, selected: palette.night200 },
      picture: { purple: palette.purple150, pink: palette.pink150, cream: palette.cream100 },
    },
    text: {
      heading: palette.dawnBright,
      body: palette.dawn,
      muted: palette.dawnSoft,
      price: palette.pink300,
      link: palette.purple300,
      error: palette.coral,
      onHero: { heading: palette.cream50, body: palette.cream50, muted: palette.dawnHero },
      onPicture: lit,
      onInverse: { body: palette.cream50, muted: palette.purple250 },
    },
    action: {
      primary: {
        background: { rest: palette.purple300, hover: palette.irisLight },
        foreground: palette.ink,
      },
      secondary: {
        border: palette.purple300,
        foreground: palette.purple300,
        background: { hover: palette.night200 },
      },
      onHero: { background: { hover: palette.nightHeroDeep } },
      danger: {
        background: { rest: palette.coral, hover: palette.coralLight },
        foreground: palette.coralInk,
      },
      disabled: { background: palette.night100, foreground: palette.dusk, border: palette.duskLine },
    },
    field: {
      background: palette.night,
      border: { rest: palette.iris, hover: palette.purple300, error: palette.coral },
      readonly: { background: palette.night100, foreground: palette.dawnSoft },
    },
    border: { subtle: palette.night300, control: palette.iris },
    focus: {
      ring: palette.gold,
      ringOnPage: palette.gold,
      ringOnHero: palette.gold,
      ringOnPicture: palette.purple900,
      ringOnInverse: palette.gold,
    },
    status: {
      success: { foreground: palette.mint, background: palette.mintShade, border: palette.mintLine },
      successSolid: { foreground: palette.mintInk, background: palette.mint, border: palette.mint },
      warning: { foreground: palette.honey, background: palette.honeyShade, border: palette.honeyLine },
      danger: { foreground: palette.coral, background: palette.coralShade, border: palette.coralLine },
      neutral: { foreground: palette.dawnSoft, background: palette.night150, border: palette.duskLine },
    },
    discount: { foreground: palette.ink, background: palette.pink300 },
    day: {
      available: {
        foreground: palette.dawnBright,
        background: palette.night150,
        border: palette.iris,
      },
      selected: { foreground: palette.ink, background: palette.purple300 },
      full: { foreground: palette.dawnSoft },
      closed: { foreground: palette.dawnSoft },
    },
    skeleton: palette.night100,
    scrim: palette.scrimNight,
    plait: {
      strand1: palette.strandPurple,
      strand1Edge: palette.purple900,
      strand1Rest: palette.strandPurpleRest,
      strand2: palette.strandPink,
      strand2Edge: palette.strandPinkEdge,
      strand2Rest: palette.strandPinkRest,
      strand3: palette.gold,
      strand3Edge: palette.strandGoldEdge,
      strand3Rest: palette.strandGoldRest,
      marker: palette.night50,
      markerEdge: palette.iris,
      bead: palette.cream50,
      beadEdge: palette.beadEdge,
      hair: palette.hair,
      hairEdge: palette.hairDeep,
    },
  },
  shadow: {
    raised: `0 2px 6px ${palette.shadowNight}, 0 12px 32px ${palette.shadowNight}`,
    sheet: `0 24px 80px ${palette.shadowNightDeep}`,
  },
};
