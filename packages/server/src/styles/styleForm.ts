import type { FieldError, StyleForm } from '@plaitful/api-client/contract';
import { parseDuration } from '@plaitful/domain/duration';
import { readPricing, type Pricing, type PricingProblems } from '@plaitful/domain/pricing';
import { readSchedule, type ScheduleProblem, type ScheduleRules } from '@plaitful/domain/schedule';
import type { DayTimeMapping } from '@plaitful/domain/slots';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';

/** The picture is bytes. */
export type StyleFormBody = Readonly<Omit<StyleForm, 'styleImage'>> & { readonly styleImage?: Buffer };

export interface StyleWrite {
  readonly texts: { readonly style: string; readonly shortDescription: string; readonly fullDetails: string };
  readonly offer: Pricing & { readonly durationMinutes: number };
  /** From today on. */
  readonly times: DayTimeMapping;
}

const scheduleErrors: Readonly<Record<ScheduleProblem, FieldError>> = {
  noDate: { field: 'availableDays', message: fieldMessages.other },
  pastDate: { field: 'availableDays', message: fieldMessages.availableDaysPast },
  uneven: { field: 'availableTimes', message: fieldMessages.other },
  noSlot: { field: 'availableTimes', message: fieldMessages.availableTimesNoSlot },
  twice: { field: 'availableTimes', message: fieldMessages.availableTimesTwice },
};

const depositMessages = {
  invalid: fieldMessages.styleDeposit,
  tooHigh: fieldMessages.styleDepositTooHigh,
} as const;

function pricingErrors({ price, discount, deposit }: PricingProblems): FieldError[] {
  const errors: FieldError[] = [];
  if (price !== undefined) errors.push({ field: 'stylePrice', message: fieldMessages.stylePrice });
  if (discount !== undefined) errors.push({ field: 'discount', message: fieldMessages.discount });
  if (deposit !== undefined) errors.push({ field: 'styleDeposit', message: depositMessages[deposit] });
  return errors;
}

const readTexts = (form: StyleFormBody): StyleWrite['texts'] => ({
  style: form.style.trim(),
  shortDescription: form.styleShortDescription?.trim() ?? '',
  fullDetails: form.styleFullDetailsOfService?.trim() ?? '',
});

/**
 * Validates and reads a style's form. The final price is calculated here, whatever the form says; absent fields are
 * empty.
 * @param rules the studio's day, and the days on which the style was offered before it
 * @returns all errors by field
 */
export function readStyleForm(
  form: StyleFormBody,
  rules: Pick<ScheduleRules, 'today' | 'offeredDays'>,
): StyleWrite | FieldError[] {
  const texts = readTexts(form);
  const { stylePrice: price, styleDeposit: deposit, discount = 0 } = form;
  const pricing = readPricing({ price, discount, deposit });
  const durationMinutes = parseDuration(form.styleDuration);
  const times = readSchedule(
    { availableDays: form.availableDays ?? '', availableTimes: form.availableTimes ?? '' },
    { ...rules, durationMinutes: durationMinutes ?? 0 },
  );
  const hasPrice = 'valueCents' in pricing;
  const hasTimes = typeof times !== 'string';
  if (texts.style !== '' && hasPrice && durationMinutes !== undefined && hasTimes) {
    return { texts, offer: { ...pricing, durationMinutes }, times };
  }
  return [
    ...(texts.style === '' ? [{ field: 'style', message: fieldMessages.style }] : []),
    ...(hasPrice ? [] : pricingErrors(pricing)),
    ...(durationMinutes === undefined
      ? [{ field: 'styleDuration', message: fieldMessages.styleDuration }]
      : []),
    ...(hasTimes ? [] : [scheduleErrors[times]]),
  ];
}
