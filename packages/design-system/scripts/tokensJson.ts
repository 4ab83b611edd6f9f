import { getTokenValues, type TokenTree } from '../src/tokens/token.ts';
import { themes } from '../src/tokens/themes/themes.ts';
import { themedTokens, tokens, type ThemeValues } from '../src/tokens/tokens.ts';
import { tokenValue } from './tokenValue.ts';

/** The CSS value where the format cannot express it, under a vendor-specific key as the format demands. */
const ours = 'ca.plaitful.css';
const schema = 'https://www.designtokens.org/schemas/2025.10/format.json';

interface Values {
  readonly [name: string]: string | Values;
}

function toToken(group: string, css: string, description: string): object {
  const saysLess = /^clamp|ch$/.test(css);
  return {
    ...tokenValue(group, css),
    $description: description,
    ...(saysLess && { $extensions: { [ours]: css } }),
  };
}

/** The tokens in `names`, with the values of a theme or scale. */
function toTree(names: TokenTree, values: Values, group?: string): object {
  const entries = Object.entries(names).map(([name, node]) => {
    const value = values[name] ?? {};
    const { description } = node;
    if (typeof value === 'string' && typeof description === 'string')
      return [name, toToken(group ?? name, value, description)];
    return [name, toTree(node as TokenTree, value as Values, group ?? name)];
  });
  return Object.fromEntries(entries) as object;
}

function themeFile(theme: ThemeValues, description: string): object {
  return { $schema: schema, $description: description, ...toTree(themedTokens, theme) };
}

const resolver = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name: 'Plaitful',
  version: '2025.10',
  sets: { base: { sources: [{ $ref: 'tokens.json' }] } },
  modifiers: {
    theme: {
      description: 'One contract, three themes.',
      contexts: {
        light: [],
        dark: [{ $ref: 'tokens.dark.json' }],
        'high-contrast': [{ $ref: 'tokens.high-contrast.json' }],
      },
      default: 'light',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
};

/** The tokens for design tools, in the Design Tokens format (DTCG 2025.10): file name to content. */
export function tokenFiles(): Record<string, object> {
  return {
    'tokens.json': {
      $schema: schema,
      $description: `Every token, in the light theme. Fluid sizes are those of a window 1440 px wide; "${ours}" has them whole.`,
      ...toTree(tokens, getTokenValues(tokens)),
    },
    'tokens.dark.json': themeFile(themes.dark, 'Dark, over tokens.json.'),
    'tokens.high-contrast.json': themeFile(themes['high-contrast'], 'High contrast, over tokens.json.'),
    'tokens.resolver.json': resolver,
  };
}
