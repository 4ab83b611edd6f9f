import { createGlobalTheme } from '@vanilla-extract/css';
import { colorTokens } from '../tokens/colorTokens.ts';
import { scaleTokens } from '../tokens/scaleTokens.ts';
import { valuesOf } from '../tokens/token.ts';
import { vars } from '../tokens/vars.css.ts';

const { color, ...scale } = vars;

createGlobalTheme(':root', scale, valuesOf(scaleTokens));

/** A further theme is one more call of this kind, with its own colours under its own attribute. */
createGlobalTheme(':root, [data-theme="light"]', color, valuesOf(colorTokens));
