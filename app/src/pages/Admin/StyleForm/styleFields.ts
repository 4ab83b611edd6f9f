import type { StyleForm, Style } from '@plaitful/api-client/contract';
import { parseDuration } from '@plaitful/domain/duration';
import { priceAfterDiscount, toCents, toDollars, type Cents } from '@plaitful/domain/money';
import {
  getDatesWithMisalignedTimes,
  withoutEmptyDates,
  type AvailabilityDraft,
} from '@plaitful/domain/availability-editor';
import { parsePricing } from '@plaitful/domain/pricing';
import { serializeAvailabilityFields } from '@plaitful/domain/availability-format';
import { parseDayTimeMapping } from '@plaitful/domain/slots';
import { styleForm as labels, styleTimes } from '@plaitful/messages/en-CA/adminStyleForm';
import type { FieldErrors } from '../../../lib/forms/form.ts';

/** The fields of a style, by the names of its multipart form. Amounts are in cents. */
export interface StyleFields {
  serviceId: string;
  style: string;
  stylePrice: Cents | null;
  styleDeposit: Cents | null;
  discount: number | null;
  styleShortDescription: string;
  styleFullDetailsOfService: string;
  styleDuration: string;
  noAddedHair: boolean;
  gentle: boolean;
  preparation: string;
  /** Ascending, joined by commas: `3,7`. */
  optionGroupIds: string;
}

export interface StyleValues extends StyleFields {
  dates: AvailabilityDraft;
  /** A new image; null keeps the stored one. */
  image: File | null;
  /** The last valid duration, from which the possible times follow. */
  durationMinutes: number | undefined;
}

const emptyFields: StyleFields = {
  serviceId: '',
  style: '',
  stylePrice: null,
  styleDeposit: null,
  discount: 0,
  styleShortDescription: '',
  styleFullDetailsOfService: '',
  styleDuration: '',
  noAddedHair: false,
  gentle: false,
  preparation: '',
  optionGroupIds: '',
};

export const styleFieldNames = Object.keys(emptyFields) as (keyof StyleFields)[];

/** The id of a field's control. */
export const fieldId = (name: keyof StyleValues): string => `style-${name}`;

/** In characters: 20 and 255 on the add form, 150 and 500 on the update form. */
export interface TextLimits {
  short: number;
  full: number;
}
export const newStyleTextLimits: TextLimits = { short: 20, full: 255 };
export const styleUpdateTextLimits: TextLimits = { short: 150, full: 500 };

/** In characters. */
export const PREPARATION_MAX_LENGTH = 300;

const mostOfName = 80;
const mostDollars = 100_000;

/** @param usualDeposit in CAD, from the studio's settings */
export const newValues = (usualDeposit: number): StyleValues => ({
  ...emptyFields,
  styleDeposit: toCents(usualDeposit),
  dates: {},
  image: null,
  durationMinutes: undefined,
});

export const parseIds = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

export const joinIds = (ids: readonly number[]): string =>
  ids.toSorted((one, other) => one - other).join(',');

export const getFields = (style: Style): StyleFields => ({
  serviceId: String(style.serviceId),
  style: style.style,
  stylePrice: toCents(style.stylePrice),
  styleDeposit: toCents(style.styleDeposit),
  discount: style.discount,
  styleShortDescription: style.styleShortDescription,
  styleFullDetailsOfService: style.styleFullDetailsOfService,
  styleDuration: style.styleDuration,
  noAddedHair: style.noAddedHair,
  gentle: style.gentle,
  preparation: style.preparation ?? '',
  optionGroupIds: joinIds((style.optionGroups ?? []).map(({ groupId }) => groupId)),
});

export const toFormValues = (style: Style): StyleValues => ({
  ...getFields(style),
  dates: parseDayTimeMapping(style.dayTimeMapping),
  image: null,
  durationMinutes: parseDuration(style.styleDuration),
});

const dollars = (cents: Cents | null): number => (cents === null ? Number.NaN : toDollars(cents));

/** In cents, when both are numbers; an empty discount is 0. */
export function getFinalPrice({ stylePrice, discount }: Pick<StyleFields, 'stylePrice' | 'discount'>) {
  if (stylePrice === null) return null;
  const price = priceAfterDiscount(stylePrice, discount ?? 0);
  return Number.isFinite(price) && price >= 0 ? price : null;
}

function validateAmounts(fields: StyleFields): FieldErrors<StyleFields> {
  const price = dollars(fields.stylePrice);
  const read = parsePricing({
    price: price > mostDollars ? Number.NaN : price,
    discount: fields.discount ?? 0,
    deposit: dollars(fields.styleDeposit),
  });
  if ('valueCents' in read) return {};
  return {
    ...(read.price && { stylePrice: labels.price.error }),
    ...(read.discount && { discount: labels.discount.error }),
    ...(read.deposit && {
      styleDeposit: read.deposit === 'tooHigh' ? labels.deposit.tooHigh : labels.deposit.error,
    }),
  };
}

/** A stored text may be longer than today's limit. */
function validateText(text: string, max: number): string | undefined {
  return text.length > max ? labels.counter.over({ left: text.length - max }) : undefined;
}

export function validateFields(fields: StyleFields, limits: TextLimits): FieldErrors<StyleFields> {
  const name = fields.style.trim();
  const short = validateText(fields.styleShortDescription, limits.short);
  const full = validateText(fields.styleFullDetailsOfService, limits.full);
  const preparation = validateText(fields.preparation, PREPARATION_MAX_LENGTH);
  return {
    ...(fields.serviceId === '' && { serviceId: labels.service.error }),
    ...(name === '' && { style: labels.name.error }),
    ...(name.length > mostOfName && { style: labels.name.tooLong({ max: mostOfName }) }),
    ...validateAmounts(fields),
    ...(short && { styleShortDescription: short }),
    ...(full && { styleFullDetailsOfService: full }),
    ...(parseDuration(fields.styleDuration.trim()) === undefined && { styleDuration: labels.duration.error }),
    ...(preparation && { preparation }),
  };
}

/** @param stored the version that is edited; undefined for a new style */
export function validateStyle(values: StyleValues, stored: Style | undefined): FieldErrors<StyleValues> {
  const { dates, image, durationMinutes } = values;
  const isOffGrid =
    durationMinutes !== undefined && getDatesWithMisalignedTimes(dates, durationMinutes).length > 0;
  return {
    ...validateFields(values, stored ? styleUpdateTextLimits : newStyleTextLimits),
    ...(isOffGrid && { dates: styleTimes.invalid }),
    ...(stored?.styleImage === null && image === null && { image: labels.image.missing }),
  };
}

export function toStyleForm({ dates, image, ...fields }: StyleValues, serviceName: string): StyleForm {
  const value = getFinalPrice(fields);
  return {
    serviceId: Number(fields.serviceId),
    serviceName,
    style: fields.style.trim(),
    styleShortDescription: fields.styleShortDescription.trim(),
    styleFullDetailsOfService: fields.styleFullDetailsOfService.trim(),
    stylePrice: dollars(fields.stylePrice),
    ...(image && { styleImage: image }),
    styleDuration: fields.styleDuration.trim(),
    noAddedHair: fields.noAddedHair,
    gentle: fields.gentle,
    preparation: fields.preparation.trim(),
    optionGroupIds: fields.optionGroupIds,
    styleDeposit: dollars(fields.styleDeposit),
    discount: fields.discount ?? 0,
    ...(value !== null && { value: toDollars(value) }),
    ...serializeAvailabilityFields(withoutEmptyDates(dates)),
  };
}
