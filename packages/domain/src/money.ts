/** Money in CAD, in whole cents. */
export type Cents = number;

/** Converts dollars of the API to whole cents, rounded to the nearest cent. */
export const toCents = (dollars: number): Cents => Math.round(dollars * 100);

/** Converts whole cents to dollars for the API. */
export const toDollars = (cents: Cents): number => cents / 100;

/** Percentages have up to four decimals, so that the calculation below uses integers. */
const PERCENT_SCALE = 10_000;
const WHOLE = 100 * PERCENT_SCALE;

/**
 * The final price (`value`) of a style: price minus price times discount / 100, rounded half up to the cent.
 * @param price in cents
 * @param discountPercent 0 to 100; decimals are allowed
 */
export function priceAfterDiscount(price: Cents, discountPercent: number): Cents {
  const kept = WHOLE - Math.round(discountPercent * PERCENT_SCALE);
  return Math.floor((price * kept + WHOLE / 2) / WHOLE);
}
