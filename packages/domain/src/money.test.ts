import { describe, expect, it } from 'vitest';
import { priceAfterDiscount, toCents, toDollars } from './money.ts';

describe('money', () => {
  it.each([
    [20, 2000],
    [49.5, 4950],
    [55.25, 5525],
    [1.15, 115],
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [0, 0],
  ])('carries %d dollars as %i whole cents', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });

  it('converts to dollars and back without loss, for every cent up to 300 dollars', () => {
    for (let cents = 0; cents <= 30_000; cents += 1) expect(toCents(toDollars(cents))).toBe(cents);
  });

  it.each([
    ['feed-in cornrows', 85, 10, 76.5],
    ['lemonade braids', 110, 5, 104.5],
    ['jumbo box braids', 120, 10, 108],
    ['Fulani braids', 150, 15, 127.5],
    ['passion twists', 180, 5, 171],
    ['afro puffs', 60, 10, 54],
    ['wash and blow-out prep', 65, 15, 55.25],
    ['a style without a discount', 55, 0, 55],
    ['a style given away', 55, 100, 0],
  ])('prices %s as the catalogue does', (_style, price, discount, value) => {
    expect(priceAfterDiscount(toCents(price), discount)).toBe(toCents(value));
  });

  it.each([
    [5555, 10, 5000],
    [4545, 50, 2273],
    [9999, 33, 6699],
    [1, 50, 1],
    [1005, 10, 905],
    [8550, 12.5, 7481],
    [3333, 33.33, 2222],
    [10_000, 0.005, 10_000],
    [10_000, 0.0051, 9999],
  ])('rounds %i cents less %d percent half up to %i cents', (price, discount, value) => {
    expect(priceAfterDiscount(price, discount)).toBe(value);
  });

  it('rounds by at most half a cent', () => {
    for (let price = 0; price <= 25_000; price += 37) {
      for (let discount = 0; discount <= 100; discount += 1) {
        const exact = (price * (100 - discount)) / 100;
        const off = priceAfterDiscount(price, discount) - exact;
        expect(off > -0.5 && off <= 0.5).toBe(true);
      }
    }
  });
});
