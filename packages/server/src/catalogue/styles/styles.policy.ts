import type { FieldError, StyleForm } from '@plaitful/api-client/contract';
import { parseDuration } from '@plaitful/domain/duration';
import { maxOptionGroups } from '@plaitful/domain/estimate';
import { parsePricing, type Pricing } from '@plaitful/domain/pricing';
import {
  parseAvailabilityFields,
  type AvailabilityFieldProblem,
  type AvailabilityFieldRules,
} from '@plaitful/domain/availability-format';
import type { TimesByDate } from '@plaitful/domain/slots';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import type { ImageProblem } from '../images/encode.ts';
import { problem, type Problem } from '../../platform/problems/problem.ts';

export type StyleFormBody = Readonly<Omit<StyleForm, 'styleImage'>> & { readonly styleImage?: Buffer };

export interface StyleWrite {
  readonly texts: {
    readonly style: string;
    readonly shortDescription: string;
    readonly fullDetails: string;
    readonly preparation: string;
  };
  readonly tags: { readonly noAddedHair: boolean; readonly gentle: boolean };
  readonly offer: Pricing & { readonly durationMinutes: number };
  readonly optionGroupIds: readonly number[];
  /** Only days from today on. */
  readonly times: TimesByDate;
}

export const imageUploadProblems: Readonly<Record<ImageProblem, Problem>> = {
  tooLarge: problem('too_large', { values: { picture: 'tooLarge' } }),
  tooManyPixels: problem('too_large', { values: { picture: 'tooManyPixels' } }),
  notAPicture: problem('wrong_type', { values: { picture: 'notAPicture' } }),
  damaged: problem('wrong_type', { values: { picture: 'damaged' } }),
};

const errorAt = (field: keyof StyleForm, message: string): FieldError => ({ field, message });

const scheduleErrors: Readonly<Record<AvailabilityFieldProblem, FieldError>> = {
  noDate: errorAt('availableDays', fieldMessages.other),
  pastDate: errorAt('availableDays', fieldMessages.availableDaysPast),
  uneven: errorAt('availableTimes', fieldMessages.other),
  noSlot: errorAt('availableTimes', fieldMessages.availableTimesNoSlot),
  twice: errorAt('availableTimes', fieldMessages.availableTimesTwice),
};

const depositMessages = {
  invalid: fieldMessages.styleDeposit,
  tooHigh: fieldMessages.styleDepositTooHigh,
} as const;

/** Undefined for anything but the ids of at most four different groups. */
function parseOptionGroupIds(text = ''): number[] | undefined {
  if (text.trim() === '') return [];
  const ids = text.split(',').map(Number);
  const areIds = ids.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  return areIds && new Set(ids).size === ids.length && ids.length <= maxOptionGroups ? ids : undefined;
}

/**
 * Validates and parses a style's form. The final price is calculated here, whatever the form says; absent fields are
 * empty.
 * @param rules the studio's current day, the days on which the style was available before, and whether the service type
 * can be used
 * @returns all errors by field
 */
export function parseStyleForm(
  form: StyleFormBody,
  {
    hasServiceType,
    ...rules
  }: Pick<AvailabilityFieldRules, 'today' | 'offeredDays'> & { hasServiceType: boolean },
): StyleWrite | FieldError[] {
  const texts = {
    style: form.style.trim(),
    shortDescription: form.styleShortDescription?.trim() ?? '',
    fullDetails: form.styleFullDetailsOfService?.trim() ?? '',
    preparation: form.preparation?.trim() ?? '',
  };
  const optionGroupIds = parseOptionGroupIds(form.optionGroupIds);
  const tags = { noAddedHair: form.noAddedHair ?? false, gentle: form.gentle ?? false };
  const { stylePrice: price, styleDeposit: deposit, discount = 0 } = form;
  const pricing = parsePricing({ price, discount, deposit });
  const durationMinutes = parseDuration(form.styleDuration);
  const times = parseAvailabilityFields(
    { availableDays: form.availableDays ?? '', availableTimes: form.availableTimes ?? '' },
    { ...rules, durationMinutes: durationMinutes ?? 0 },
  );
  const errors: FieldError[] = [];
  if (!hasServiceType) errors.push(errorAt('serviceId', fieldMessages.serviceId));
  if (texts.style === '') errors.push(errorAt('style', fieldMessages.style));
  if (!('valueCents' in pricing)) {
    if (pricing.price !== undefined) errors.push(errorAt('stylePrice', fieldMessages.stylePrice));
    if (pricing.discount !== undefined) errors.push(errorAt('discount', fieldMessages.discount));
    if (pricing.deposit !== undefined) {
      errors.push(errorAt('styleDeposit', depositMessages[pricing.deposit]));
    }
  }
  if (durationMinutes === undefined) errors.push(errorAt('styleDuration', fieldMessages.styleDuration));
  if (typeof times === 'string') errors.push(scheduleErrors[times]);
  if (optionGroupIds === undefined) errors.push(errorAt('optionGroupIds', fieldMessages.optionGroupIds));
  const isRead = 'valueCents' in pricing && durationMinutes !== undefined && typeof times !== 'string';
  return isRead && optionGroupIds !== undefined && errors.length === 0
    ? { texts, tags, offer: { ...pricing, durationMinutes }, optionGroupIds, times }
    : errors;
}
