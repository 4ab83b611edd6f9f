import { describe, expect, it } from 'vitest';
import { palette } from './palette.ts';

/** The hue of a colour, in degrees: red at 0, green at 120, blue at 240. */
function getHue(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (most === red) return (((green - blue) / span) * 60 + 360) % 360;
  return most === green ? ((blue - red) / span) * 60 + 120 : ((red - green) / span) * 60 + 240;
}

const getHues = (family: string) =>
  Object.entries(palette)
    .filter(([name]) => new RegExp(`^${family}\\d+$`).test(name))
    .map(([name, hex]) => [name, getHue(hex)] as const);

describe('the colours of the brand', () => {
  it.each(getHues('purple'))('%s is a purple', (_, hue) => {
    expect(hue).toBeGreaterThan(255);
    expect(hue).toBeLessThan(285);
  });

  it.each(getHues('pink'))('%s is a pink', (_, hue) => {
    expect(hue).toBeGreaterThan(315);
    expect(hue).toBeLessThan(345);
  });
});
