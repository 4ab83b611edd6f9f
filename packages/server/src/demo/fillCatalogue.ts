import { parseDuration } from '@plaitful/domain/duration';
import { priceAfterDiscount, toCents } from '@plaitful/domain/money';
import type { Slot } from '@plaitful/domain/slots';
import type { StyleKey } from '@plaitful/illustrations/style';
import type { Trx } from '../database/database.ts';
import { demoPictures } from './demoPictures.ts';
import { DEMO_DEPOSIT, demoServiceTypes, demoStyles } from './demoStyles.ts';
import type { DemoStyle } from './demoStyles.ts';
import { demoReviews } from './demoReviews.ts';

/** A demo style as it is stored, with what its bookings copy. */
export interface StoredDemoStyle {
  readonly styleId: number;
  readonly serviceId: number;
  readonly serviceName: string;
  readonly styleName: string;
  readonly priceCents: number;
  readonly discountPercent: number;
  readonly valueCents: number;
  readonly depositCents: number;
  readonly durationMinutes: number;
}

const DAY_MS = 24 * 60 * 60_000;

/** The minutes of a demo style. */
export function durationOf({ key, duration }: DemoStyle): number {
  const minutes = parseDuration(duration);
  if (minutes === undefined) throw new Error(`the demo style ${key} has no duration`);
  return minutes;
}

async function insertServiceTypes(trx: Trx): Promise<Map<string, number>> {
  const rows = await trx
    .insertInto('serviceTypes')
    .values(demoServiceTypes.map((serviceName) => ({ serviceName })))
    .returning(['serviceId', 'serviceName'])
    .execute();
  return new Map(rows.map(({ serviceId, serviceName }) => [serviceName, serviceId]));
}

/** Puts the five service types and the 24 styles, with their pictures, into the catalogue. */
export async function fillStyles(trx: Trx, now: Date): Promise<Map<StyleKey, StoredDemoStyle>> {
  const serviceIds = await insertServiceTypes(trx);
  const stored = new Map<StyleKey, StoredDemoStyle>();
  for (const style of demoStyles) {
    const serviceId = serviceIds.get(style.serviceName);
    if (serviceId === undefined) throw new Error(`the demo style ${style.key} has no service type`);
    const priceCents = toCents(style.price);
    const offer = {
      priceCents,
      discountPercent: style.discount,
      valueCents: priceAfterDiscount(priceCents, style.discount),
      depositCents: toCents(DEMO_DEPOSIT),
      durationMinutes: durationOf(style),
    };
    const { styleId } = await trx
      .insertInto('styles')
      .values({
        ...offer,
        serviceId,
        style: style.style,
        shortDescription: style.shortDescription,
        fullDetails: style.fullDetails,
        imageHash: demoPictures[style.key].hash,
        createdAt: new Date(now.getTime() - 60 * DAY_MS),
      })
      .returning('styleId')
      .executeTakeFirstOrThrow();
    const { serviceName, style: styleName } = style;
    stored.set(style.key, { styleId, serviceId, serviceName, styleName, ...offer });
  }
  return stored;
}

/** Offers styles at their times; a time given twice stands once. */
export async function fillTimes(
  trx: Trx,
  times: readonly { readonly styleId: number; readonly slots: readonly Slot[] }[],
): Promise<void> {
  const rows = times.flatMap(({ styleId, slots }) =>
    slots.map(({ date, time }) => ({ styleId, date, time })),
  );
  if (rows.length === 0) return;
  await trx
    .insertInto('styleTimes')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Puts the twelve reviews in, one a week up to now. */
export async function fillReviews(trx: Trx, now: Date): Promise<void> {
  const rows = demoReviews.map((review, index) => ({
    ...review,
    createdAt: new Date(now.getTime() - (demoReviews.length - index) * 7 * DAY_MS),
  }));
  await trx.insertInto('reviews').values(rows).execute();
}
