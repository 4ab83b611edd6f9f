import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { media } from '../tokens/breakpoints.ts';
import { scaleTokens } from '../tokens/scaleTokens.ts';
import { themeAttribute, themes, type ThemeName } from '../tokens/themes/themes.ts';
import { getTokenValues } from '../tokens/token.ts';
import { vars } from '../tokens/vars.css.ts';

const { color, shadow, ...scale } = vars;
const themed = { color, shadow };

createGlobalTheme(':root', scale, getTokenValues(scaleTokens));

const schemes: Record<ThemeName, string> = { light: 'light', dark: 'dark', highContrast: 'light' };

function look(name: ThemeName) {
  return { colorScheme: schemes[name], vars: assignVars(themed, themes[name]) };
}

const chosen = (name: ThemeName) => `[data-theme="${themeAttribute[name]}"]`;
const bySystem = ':root:not([data-theme])';

// In CSS only, so that the first paint has the right colours.
globalStyle(`${bySystem}, ${chosen('light')}`, look('light'));
globalStyle(chosen('dark'), look('dark'));
globalStyle(bySystem, { '@media': { [media.dark]: look('dark') } });
globalStyle(chosen('highContrast'), look('highContrast'));
// Forced colours take precedence over the page's theme.
globalStyle(`${bySystem}, [data-theme]`, {
  '@media': { [media.forcedColors]: { ...look('highContrast'), colorScheme: 'light dark' } },
});
