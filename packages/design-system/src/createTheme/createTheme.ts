import { colorNames } from '../tokens/contrastPairs.ts';
import { looks, type LookName } from '../tokens/themes/themes.ts';
import { mapLeaves } from '../tokens/token.ts';
import type { ThemeValues } from '../tokens/tokens.ts';
import { meetContrast } from './meetContrast.ts';
import { themeCss } from './themeCss.ts';
import { createColorTurner, parseColor, type BrandColors } from './turnColors.ts';

type Path<Tree, Before extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Before}${Key}`
    : Path<Tree[Key], `${Before}${Key}.`>;
}[keyof Tree & string];

/** The path of a colour in a theme: `action.primary.background.rest`. */
export type ColorRole = Path<ThemeValues['color']>;

/** A set of values of a brand: the themes, and high contrast in a dark system. Forced colours belong to no brand. */
export type BrandLook = Exclude<LookName, 'forced-colors'>;

export interface Brand extends BrandColors {
  /** Colours (`#RRGGBB`) that are used as they are; without them each is made to have the contrast that it needs. */
  readonly exact?: Readonly<Partial<Record<BrandLook, Readonly<Partial<Record<ColorRole, string>>>>>>;
}

export interface BrandTheme {
  /** The values of every token that differs between themes. */
  readonly looks: Readonly<Record<BrandLook, ThemeValues>>;
  /** A style sheet that gives them to the custom properties, in place of Plaitful's. */
  readonly css: string;
}

export type { ThemeValues } from '../tokens/tokens.ts';

const brandLooks: readonly BrandLook[] = ['light', 'dark', 'high-contrast', 'high-contrast-dark'];
const roles: string[] = [];
mapLeaves(colorNames, (role) => {
  roles.push(role);
  return role;
});

/** @throws when a key has another name than these, and would have no effect */
function checkKeys(name: string, keys: object, known: readonly string[], kind: string): void {
  const unknown = Object.keys(keys).find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new Error(`createTheme: expected each key of ${name} to be ${kind}, got "${unknown}"`);
}

function checkExact(exact: NonNullable<Brand['exact']>): void {
  checkKeys('exact', exact, brandLooks, 'a theme, such as "light"');
  for (const [look, colors] of Object.entries(exact))
    checkKeys(`exact.${look}`, colors ?? {}, roles, 'a role, such as "action.primary.background.rest"');
}

function createLook(
  look: BrandLook,
  turn: (css: string) => string,
  exact: Partial<Record<string, string>>,
): ThemeValues {
  for (const [role, color] of Object.entries(exact)) parseColor(role, color ?? '');
  const { color, shadow } = mapLeaves(looks[look], turn);
  const asked = mapLeaves(color, (value, path) => exact[path.join('.')] ?? value);
  const isHigh = look.startsWith('high-contrast');
  return { color: meetContrast(look, asked, { isHigh, exact: new Set(Object.keys(exact)) }), shadow };
}

/**
 * Derives the themes of another brand from its colours: the tones of Plaitful's palette turned to their hues, with the
 * lightness that WCAG 2.2 AA asks for. Text in high contrast reaches 7, as AAA asks. For builds, not for browsers.
 * @param root the selector in and below which the style sheet applies
 * @throws when colours of `exact` fail, with the name and the ratio of each pair; when it names no theme or no role
 */
export function createTheme(brand: Brand, { root = ':root' }: { readonly root?: string } = {}): BrandTheme {
  const turn = createColorTurner(brand);
  checkExact(brand.exact ?? {});
  const create = (look: BrandLook) => createLook(look, turn, brand.exact?.[look] ?? {});
  const created = {
    light: create('light'),
    dark: create('dark'),
    'high-contrast': create('high-contrast'),
    'high-contrast-dark': create('high-contrast-dark'),
  };
  return { looks: created, css: themeCss(created, root) };
}
