import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { media } from '../tokens/breakpoints.ts';
import { scaleTokens } from '../tokens/scaleTokens.ts';
import { listThemeRules } from '../tokens/themes/themeRules.ts';
import { looks } from '../tokens/themes/themes.ts';
import { getTokenValues } from '../tokens/token.ts';
import { vars } from '../tokens/vars.css.ts';

const { color, shadow, ...scale } = vars;
const themed = { color, shadow };

createGlobalTheme(':where(:root)', scale, getTokenValues(scaleTokens));

// In CSS only, so that the first paint has the right colours. `:where()`, so that a site's own values win, whatever the
// order of the style sheets.
for (const { look, colorScheme, selector, media: query } of listThemeRules(':root')) {
  const style = { colorScheme, vars: assignVars(themed, looks[look]) };
  globalStyle(`:where(${selector})`, query ? { '@media': { [query]: style } } : style);
}
// Forced colours take precedence over the page's theme.
globalStyle(':where(:root, [data-theme])', {
  '@media': {
    [media.forcedColors]: { colorScheme: 'light dark', vars: assignVars(themed, looks['forced-colors']) },
  },
});
