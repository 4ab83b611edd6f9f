import { priceAfterDiscount, toCents, toDollars, type Cents } from './money.ts';

/** The prices of a style, as its form sends them. */
export interface PriceFields {
  /** Dollars, before the discount. */
  readonly price: number;
  /** Percent, 0 to 100. */
  readonly discount: number;
  /** Dollars. */
  readonly deposit: number;
}

export interface Pricing {
  readonly priceCents: Cents;
  readonly discountPercent: number;
  /** After the discount. */
  readonly valueCents: Cents;
  readonly depositCents: Cents;
}

/** By field. */
export interface PricingProblems {
  readonly price?: 'invalid';
  readonly discount?: 'invalid';
  readonly deposit?: 'invalid' | 'tooHigh';
}

const isWholeCents = (dollars: number): boolean =>
  Number.isFinite(dollars) && toDollars(toCents(dollars)) === dollars;

/**
 * Parses and validates a style's prices: a price above 0, a discount from 0 to 100 with at most two decimals, and a
 * deposit of at most the final price.
 */
export function parsePricing({ price, discount, deposit }: PriceFields): Pricing | PricingProblems {
  const isPrice = price > 0 && isWholeCents(price);
  const isDiscount = discount >= 0 && discount <= 100 && isWholeCents(discount);
  const isDeposit = deposit >= 0 && isWholeCents(deposit);
  const valueCents = priceAfterDiscount(toCents(price), discount);
  const isTooHigh = isPrice && isDiscount && isDeposit && toCents(deposit) > valueCents;
  if (!isPrice || !isDiscount || !isDeposit || isTooHigh) {
    return {
      ...(!isPrice && { price: 'invalid' }),
      ...(!isDiscount && { discount: 'invalid' }),
      ...(!isDeposit && { deposit: 'invalid' }),
      ...(isTooHigh && { deposit: 'tooHigh' }),
    };
  }
  const [priceCents, depositCents] = [toCents(price), toCents(deposit)];
  return { priceCents, discountPercent: discount, valueCents, depositCents };
}
