import { describe, expect, it } from 'vitest';
import { tokenValue } from '../../scripts/tokenValue.ts';
import { tokenFiles } from '../../scripts/tokensJson.ts';

interface Token {
  $type?: string;
  $value?: unknown;
  $description?: string;
}

/** Every token of a file, by its path. */
function tokensIn(node: object, path = ''): [path: string, token: Token][] {
  return Object.entries(node).flatMap(([name, child]): [string, Token][] => {
    if (name.startsWith('$') || typeof child !== 'object' || child === null) return [];
    const own = path ? `${path}.${name}` : name;
    return '$value' in child ? [[own, child as Token]] : tokensIn(child as object, own);
  });
}

const files = tokenFiles();
const collectTokens = (file: string) => tokensIn(files[file] ?? {});

describe('the tokens for design tools', () => {
  it('have a type, a value and a description each', () => {
    const all = Object.keys(files).flatMap(collectTokens);
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(([, { $type, $value, $description }]) => !$type || !$value || !$description)).toEqual(
      [],
    );
  });

  it('have names that the format allows', () => {
    const names = collectTokens('tokens.json').flatMap(([path]) => path.split('.'));
    expect(names.filter((name) => /[{}.]|^\$/.test(name))).toEqual([]);
  });

  it.each(['tokens.dark.json', 'tokens.high-contrast.json'])(
    'are all answered by %s that a theme answers',
    (file) => {
      const themed = collectTokens('tokens.json').filter(([path]) => /^(color|shadow)\./.test(path));
      expect(collectTokens(file).map(([path]) => path)).toEqual(themed.map(([path]) => path));
    },
  );

  it.each([
    [
      'color',
      '#F5B83D',
      'color',
      { colorSpace: 'srgb', components: [0.9608, 0.7216, 0.2392], alpha: 1, hex: '#f5b83d' },
    ],
    [
      'color',
      'rgb(8 3 14 / 0.72)',
      'color',
      { colorSpace: 'srgb', components: [0.0314, 0.0118, 0.0549], alpha: 0.72, hex: '#08030e' },
    ],
    ['space', '16px', 'dimension', { value: 16, unit: 'px' }],
    ['text', '0.875rem', 'dimension', { value: 0.875, unit: 'rem' }],
    ['text', 'clamp(1.125rem, 1.03rem + 0.42vw, 1.375rem)', 'dimension', { value: 22, unit: 'px' }],
    ['motion', '120ms', 'duration', { value: 120, unit: 'ms' }],
    ['motion', 'cubic-bezier(0.16, 1, 0.3, 1)', 'cubicBezier', [0.16, 1, 0.3, 1]],
    ['font', '"Nunito Sans Variable", sans-serif', 'fontFamily', ['Nunito Sans Variable', 'sans-serif']],
    ['weight', '600', 'fontWeight', 600],
    ['leading', '1.5', 'number', 1.5],
  ])('write %s %s as a %s', (group, css, $type, $value) => {
    expect(tokenValue(group, css)).toEqual({ $type, $value });
  });

  it('fail the build for CSS that they cannot represent', () => {
    expect(() => tokenValue('space', 'calc(1px + 2%)')).toThrow('teach tokenValue.ts');
  });
});
