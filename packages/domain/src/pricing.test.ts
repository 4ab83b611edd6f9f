import { describe, expect, it } from 'vitest';
import { parsePricing } from './pricing.ts';

const read = (price: number, discount: number, deposit: number) => parsePricing({ price, discount, deposit });

describe('the prices of a style', () => {
  it('is calculated in cents', () => {
    expect(read(95, 10, 20)).toEqual({
      priceCents: 9500,
      discountPercent: 10,
      valueCents: 8550,
      depositCents: 2000,
    });
    expect(read(85.55, 12.5, 0)).toMatchObject({ priceCents: 8555, valueCents: 7486 });
  });

  it('must be a positive whole number of cents', () => {
    for (const price of [0, -1, 0.001, 85.555, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(read(price, 0, 0)).toMatchObject({ price: 'invalid' });
    }
  });

  it('limits the discount to 0–100 %', () => {
    for (const discount of [-1, 101, 0.005, Number.NaN]) {
      expect(read(80, discount, 0)).toEqual({ discount: 'invalid' });
    }
    expect(read(80, 100, 0)).toMatchObject({ valueCents: 0 });
  });

  it('has a deposit of at most the final price', () => {
    expect(read(80, 50, 40)).toMatchObject({ depositCents: 4000 });
    expect(read(80, 50, 40.01)).toEqual({ deposit: 'tooHigh' });
    expect(read(80, 0, -1)).toEqual({ deposit: 'invalid' });
  });

  it('are validated together, with all errors at once', () => {
    expect(read(0, 200, -5)).toEqual({ price: 'invalid', discount: 'invalid', deposit: 'invalid' });
  });
});
