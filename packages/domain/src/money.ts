/** Money in CAD, counted in whole cents. */
export type Cents = number;

/** Dollars as they travel on the wire, in whole cents; the nearest cent where there are more than two decimals. */
export const toCents = (dollars: number): Cents => Math.round(dollars * 100);

/** Whole cents as dollars for the wire. */
export const toDollars = (cents: Cents): number => cents / 100;

/** A percent is read to four decimals, so that the sum below stays among whole numbers. */
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
