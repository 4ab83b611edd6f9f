import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../tokens/contrast.ts';
import { contrastPairs } from '../tokens/contrastPairs.ts';
import { palette } from '../tokens/palette.ts';
import { looks } from '../tokens/themes/themes.ts';
import { createTheme, type Brand, type BrandTheme } from './createTheme.ts';
import { plaitfulColors } from './turnColors.ts';

const { 'forced-colors': _system, ...ours } = looks;
const failure =
  /^Error: createTheme: the contrast of [\w-]+ is too low:\n(- [\w.]+ \(.+\) on [\w.]+ \(.+\) reaches \d+\.\d\d, needs [\d.]+\n?)+$/;

/** The pairs of a theme that have less contrast than WCAG AA demands, or in high contrast AAA. */
function listLowPairs({ looks: created }: BrandTheme): string[] {
  return Object.entries(created).flatMap(([look, { color }]) =>
    contrastPairs(color)
      .filter(({ foreground, background, atLeast }) => {
        const ratio = Math.max(...[foreground].flat().map((one) => contrastRatio(one, background)));
        return ratio < (look.startsWith('high') ? { 4.5: 7, 3: 4.5 }[atLeast] : atLeast);
      })
      .map(({ name }) => `${look}: ${name}`),
  );
}

/** Numbers from 0 to 1 that look random and are the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d_2b_79_f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = createRandom(43);
const randomColor = () =>
  `#${Math.floor(random() * 0x1_00_00_00)
    .toString(16)
    .padStart(6, '0')}`;

/** Whether a brand has its themes, every pair measured; or is refused by an error that names a pair and its ratio. */
function judge(brand: Brand): 'passed' | 'named' | 'silent' {
  try {
    const theme = createTheme(brand);
    const link = brand.exact?.light?.['text.link'];
    const isExact = !link || theme.looks.light.color.text.link === link;
    return isExact && listLowPairs(theme).length === 0 ? 'passed' : 'silent';
  } catch (error) {
    return failure.test(String(error)) ? 'named' : 'silent';
  }
}

describe('createTheme', () => {
  it('makes the themes of Plaitful from the colours of Plaitful', () => {
    expect(createTheme(plaitfulColors).looks).toEqual(ours);
  });

  it('keeps a brand colour on which white can be read', () => {
    const { color } = createTheme({ primary: '#0B6B3A' }).looks.light;
    expect(color.action.primary.background.rest).toBe('#0B6B3A');
    expect(color.action.primary.foreground).toBe(palette.white);
    expect(color.text.link).toBe('#0B6B3A');
  });

  it('turns the accent as far as the primary colour, and leaves the highlight and the states', () => {
    const { color } = createTheme({ primary: '#0B6B3A' }).looks.light;
    expect(color.text.price).not.toBe(palette.pink700);
    expect(color.focus.ringOnInverse).toBe(palette.gold);
    expect(color.status).toMatchObject({
      success: looks.light.color.status.success,
      danger: looks.light.color.status.danger,
    });
  });

  it.each(['#FFE600', '#FF6600', '#808080', '#000000', '#FFFFFF'])(
    'makes every pair readable for the hard colour %s, and shows the pointer on an action',
    (primary) => {
      const theme = createTheme({ primary });
      expect(listLowPairs(theme)).toEqual([]);
      const { rest, hover } = theme.looks.light.color.action.primary.background;
      expect(contrastRatio(rest, hover)).toBeGreaterThan(1.1);
    },
  );

  it(
    'passes or names the pair, for 500 random brands of which each third insists on a colour',
    { timeout: 240_000 },
    () => {
      const brands = Array.from({ length: 500 }, (_, at): Brand => ({
        primary: randomColor(),
        ...(random() < 0.5 && { accent: randomColor() }),
        ...(random() < 0.5 && { highlight: randomColor() }),
        ...(at % 3 === 0 && { exact: { light: { 'text.link': randomColor() } } }),
      }));
      const outcomes = brands.map((brand) => ({ brand, outcome: judge(brand) }));
      // Only a colour insisted on can fail.
      expect(
        outcomes.filter(
          ({ brand, outcome }) => outcome === 'silent' || (outcome === 'named' && !brand.exact),
        ),
      ).toEqual([]);
      expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['passed', 'named']));
    },
  );

  it('refuses exact colours that cannot be read, with the pair and its ratio', () => {
    const brand: Brand = {
      primary: '#FF6600',
      exact: {
        dark: {
          'action.primary.background.rest': '#FF6600',
          'action.primary.foreground': '#FFFFFF',
        },
      },
    };
    expect(() => createTheme(brand)).toThrow(
      'createTheme: the contrast of dark is too low:\n- action.primary.foreground (#FFFFFF) on action.primary.background.rest (#FF6600) reaches 2.93, needs 4.5',
    );
  });

  it.each([
    [
      'a role without its theme',
      { 'action.primary.background.rest': '#0B6B3A' },
      'expected each key of exact to be a theme, such as "light", got "action.primary.background.rest"',
    ],
    [
      'the forced colours, which belong to no brand',
      { 'forced-colors': { 'text.link': '#0B6B3A' } },
      'expected each key of exact to be a theme, such as "light", got "forced-colors"',
    ],
    [
      'nested roles',
      { light: { action: { primary: '#0B6B3A' } } },
      'expected each key of exact.light to be a role, such as "action.primary.background.rest", got "action"',
    ],
    [
      'a misspelt role',
      { dark: { 'text.links': '#0B6B3A' } },
      'expected each key of exact.dark to be a role, such as "action.primary.background.rest", got "text.links"',
    ],
  ])('refuses exact colours that would have no effect: %s', (_shape, exact, message) => {
    // In a script without types nothing else tells.
    expect(() => createTheme({ primary: '#0B6B3A', exact: exact as Brand['exact'] & {} })).toThrow(
      `createTheme: ${message}`,
    );
  });

  it('names the colour that is none', () => {
    expect(() => createTheme({ primary: 'greenish' })).toThrow(
      'expected primary to be a CSS colour, got "greenish"',
    );
    expect(() => createTheme({ primary: 'green', accent: 'rgb(1 2 3 / 0.5)' })).toThrow(
      'expected accent to be opaque',
    );
  });

  it('writes every value of each look as custom properties below the root, not in forced colours', () => {
    const { css, looks: created } = createTheme({ primary: '#0B6B3A' }, { root: '[data-brand="meadow"]' });
    expect(css).toMatch(/^@media \(forced-colors: none\) \{/);
    expect(css.match(/--plaitful-color-text-link: /g)).toHaveLength(7);
    for (const look of Object.values(created))
      expect(css).toContain(`--plaitful-color-background-page: ${look.color.background.page};`);
    expect(css).toContain(
      ':where([data-brand="meadow"][data-theme="dark"], [data-brand="meadow"] [data-theme="dark"])',
    );
  });
});
