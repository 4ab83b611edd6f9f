import type { StyleForm } from '@plaitful/api-client/contract';
import { parseDuration } from '@plaitful/domain/duration';
import { priceAfterDiscount, toCents, toDollars, type Cents } from '@plaitful/domain/money';
import { offeredDates, type EditedDates } from '@plaitful/domain/offer-editing';
import { readPricing } from '@plaitful/domain/pricing';
import { joinSchedule } from '@plaitful/domain/schedule';
import { styleForm as words } from '@plaitful/messages/en-CA/adminStyleForm';
import type { Style } from '../../../lib/api/types.ts';
import type { FieldMessages } from '../../../lib/forms/form.ts';

/** What is typed about a style, by the names of its multipart form (product spec 7). Amounts are in cents. */
export interface StyleFields {
  serviceId: string;
  style: string;
  stylePrice: Cents | null;
  styleDeposit: Cents | null;
  discount: number | null;
  styleShortDescription: string;
  styleFullDetailsOfService: string;
  styleDuration: string;
}

/** The fields in the order of the form. */
export const styleFieldNames = [
  'serviceId',
  'style',
  'stylePrice',
  'styleDeposit',
  'discount',
  'styleShortDescription',
  'styleFullDetailsOfService',
  'styleDuration',
] as const satisfies readonly (keyof StyleFields)[];

/** The most characters of the texts: 20 and 255 on the add form, 150 and 500 on the update form (reading 34). */
export interface TextLimits {
  short: number;
  full: number;
}
export const addLimits: TextLimits = { short: 20, full: 255 };
export const updateLimits: TextLimits = { short: 150, full: 500 };

const mostOfName = 80;
const mostDollars = 100_000;

/** An empty form. @param usualDeposit the studio's own, in dollars */
export const emptyFields = (usualDeposit: number): StyleFields => ({
  serviceId: '',
  style: '',
  stylePrice: null,
  styleDeposit: toCents(usualDeposit),
  discount: 0,
  styleShortDescription: '',
  styleFullDetailsOfService: '',
  styleDuration: '',
});

/** A stored style as its form shows it. */
export const fieldsOf = (style: Style): StyleFields => ({
  serviceId: String(style.serviceId),
  style: style.style,
  stylePrice: toCents(style.stylePrice),
  styleDeposit: toCents(style.styleDeposit),
  discount: style.discount,
  styleShortDescription: style.styleShortDescription,
  styleFullDetailsOfService: style.styleFullDetailsOfService,
  styleDuration: style.styleDuration,
});

const dollars = (cents: Cents | null): number => (cents === null ? Number.NaN : toDollars(cents));

/** The final price in cents, when both parse as numbers (product spec 5, "Discount"); an empty discount is none. */
export function finalPriceOf({ stylePrice, discount }: Pick<StyleFields, 'stylePrice' | 'discount'>) {
  if (stylePrice === null) return null;
  const price = priceAfterDiscount(stylePrice, discount ?? 0);
  return Number.isFinite(price) && price >= 0 ? price : null;
}

function judgeAmounts(fields: StyleFields): FieldMessages<StyleFields> {
  const price = dollars(fields.stylePrice);
  const read = readPricing({
    price: price > mostDollars ? Number.NaN : price,
    discount: fields.discount ?? 0,
    deposit: dollars(fields.styleDeposit),
  });
  if ('valueCents' in read) return {};
  return {
    ...(read.price && { stylePrice: words.price.error }),
    ...(read.discount && { discount: words.discount.error }),
    ...(read.deposit && {
      styleDeposit: read.deposit === 'tooHigh' ? words.deposit.tooHigh : words.deposit.error,
    }),
  };
}

/** What is too much of a text; a style may hold a text that was written where more fitted. */
function judgeText(text: string, max: number): string | undefined {
  return text.length > max ? words.counter.over({ left: text.length - max }) : undefined;
}

/** What is wrong with a style's fields, each as a sentence (product spec 5). */
export function judgeStyle(fields: StyleFields, limits: TextLimits): FieldMessages<StyleFields> {
  const name = fields.style.trim();
  const short = judgeText(fields.styleShortDescription, limits.short);
  const full = judgeText(fields.styleFullDetailsOfService, limits.full);
  return {
    ...(fields.serviceId === '' && { serviceId: words.service.error }),
    ...(name === '' && { style: words.name.error }),
    ...(name.length > mostOfName && { style: words.name.tooLong({ max: mostOfName }) }),
    ...judgeAmounts(fields),
    ...(short && { styleShortDescription: short }),
    ...(full && { styleFullDetailsOfService: full }),
    ...(parseDuration(fields.styleDuration.trim()) === undefined && { styleDuration: words.duration.error }),
  };
}

/** The multipart form of product spec 7, of fields that were judged. */
export function formOf(
  fields: StyleFields,
  dates: EditedDates,
  image: File | null,
  serviceName: string,
): StyleForm {
  const value = finalPriceOf(fields);
  return {
    serviceId: Number(fields.serviceId),
    serviceName,
    style: fields.style.trim(),
    styleShortDescription: fields.styleShortDescription.trim(),
    styleFullDetailsOfService: fields.styleFullDetailsOfService.trim(),
    stylePrice: dollars(fields.stylePrice),
    ...(image && { styleImage: image }),
    styleDuration: fields.styleDuration.trim(),
    styleDeposit: dollars(fields.styleDeposit),
    discount: fields.discount ?? 0,
    ...(value !== null && { value: toDollars(value) }),
    ...joinSchedule(offeredDates(dates)),
  };
}
