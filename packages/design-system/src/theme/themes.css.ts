import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { media } from '../tokens/breakpoints.ts';
import { scaleTokens } from '../tokens/scaleTokens.ts';
import { contrastColors, createHighContrast } from '../tokens/themes/highContrast.ts';
import { listThemeRules } from '../tokens/themes/themeRules.ts';
import { looks, type LookName } from '../tokens/themes/themes.ts';
import { customPropertyName, getTokenValues } from '../tokens/token.ts';
import { vars } from '../tokens/vars.css.ts';

const { color, shadow, ...scale } = vars;
const themed = { color, shadow };

createGlobalTheme(':where(:root)', scale, getTokenValues(scaleTokens));

const contrastVars = createGlobalThemeContract(contrastColors['forced-colors'], (_value, path) =>
  customPropertyName(['contrast', ...path]),
);
const fromContrastVars = assignVars(themed, createHighContrast(contrastVars));

/** High contrast takes all its values from the same few colours, so that a page loads them once. */
function getLookVars(look: LookName): Record<string, string> {
  if (look === 'light' || look === 'dark') return assignVars(themed, looks[look]);
  const colors = assignVars(contrastVars, contrastColors[look]);
  // Dark high contrast applies only where high contrast does.
  return look === 'high-contrast-dark' ? colors : { ...colors, ...fromContrastVars };
}

// In CSS only, so that the first paint has the right colours. `:where()`, so that a site's own values win, whatever the
// order of the style sheets.
for (const { look, colorScheme, selector, media: query } of listThemeRules(':root')) {
  const style = { colorScheme, vars: getLookVars(look) };
  globalStyle(`:where(${selector})`, query ? { '@media': { [query]: style } } : style);
}
// Forced colours take precedence over the page's theme.
globalStyle(':where(:root, [data-theme])', {
  '@media': { [media.forcedColors]: { colorScheme: 'light dark', vars: getLookVars('forced-colors') } },
});
