import { listThemeRules } from '../tokens/themes/themeRules.ts';
import type { LookName } from '../tokens/themes/themes.ts';
import { customPropertyName, mapLeaves } from '../tokens/token.ts';
import type { ThemeValues } from '../tokens/tokens.ts';

type BrandLooks = Readonly<Record<Exclude<LookName, 'forced-colors'>, ThemeValues>>;

function listDeclarations(values: ThemeValues): string[] {
  const lines: string[] = [];
  mapLeaves(values, (value, path) => {
    lines.push(`--${customPropertyName(path)}: ${value};`);
    return value;
  });
  return lines;
}

/**
 * The style sheet of a brand. Its selectors have the weight of one element: more than those of `theme.css`, whatever
 * the order of the two, and less than a site's own. In forced colours the system's colours stay.
 */
export function themeCss(looks: BrandLooks, root: string): string {
  const rules = listThemeRules(root).map(({ look, colorScheme, selector, media }) => {
    const lines = [`color-scheme: ${colorScheme};`, ...listDeclarations(looks[look])];
    const rule = `:where(${selector}):is(html, html *) {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
    return media ? `@media ${media} {\n${rule}\n}` : rule;
  });
  return `@media (forced-colors: none) {\n${rules.join('\n')}\n}\n`;
}
