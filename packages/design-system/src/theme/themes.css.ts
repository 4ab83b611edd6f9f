import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { media } from '../tokens/breakpoints.ts';
import { scaleTokens } from '../tokens/scaleTokens.ts';
import { themes, type ThemeName } from '../tokens/themes/themes.ts';
import { getTokenValues } from '../tokens/token.ts';
import { vars } from '../tokens/vars.css.ts';

const { color, shadow, ...scale } = vars;
const themed = { color, shadow };

createGlobalTheme(':where(:root)', scale, getTokenValues(scaleTokens));

const schemes: Record<ThemeName, string> = { light: 'light', dark: 'dark', 'high-contrast': 'light' };

function look(name: ThemeName) {
  return { colorScheme: schemes[name], vars: assignVars(themed, themes[name]) };
}

// `:where()`, so that a site's own values win, whatever the order of the style sheets; among these the later wins.
const chosen = (name: ThemeName) => `:where([data-theme="${name}"])`;
const bySystem = ':where(:root:not([data-theme]))';
/** Light is also what a theme of the site's own is based on. */
const everywhere = ':where(:root, [data-theme])';

// In CSS only, so that the first paint has the right colours.
globalStyle(everywhere, look('light'));
globalStyle(chosen('dark'), look('dark'));
globalStyle(bySystem, { '@media': { [media.dark]: look('dark') } });
globalStyle(chosen('high-contrast'), look('high-contrast'));
// Forced colours take precedence over the page's theme.
globalStyle(everywhere, {
  '@media': { [media.forcedColors]: { ...look('high-contrast'), colorScheme: 'light dark' } },
});
