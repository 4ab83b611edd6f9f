import { createHash } from 'node:crypto';
import { consentAfterRefusal, consentVersion, consentLabels } from '@plaitful/messages/en-CA/consents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '@plaitful/api-client/contract';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { createBookingTestClient } from './bookings.fixture.ts';
import { hashConsentText } from '../children/consents.mapper.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const shown = {
  policies:
    'I agree to the booking policies.\nI have read the booking policies of Plaitful Kids. I will bring my child on time and in good health, with clean, detangled hair. If we arrive more than 15 minutes late, a late fee of $15 applies. I will be back by the end of the appointment to pick her up.',
  cancellation:
    'I agree to the cancellation policy.\nI will send the $20 deposit within 24 hours, or my booking is cancelled and the time is offered to others. If my email address is not verified yet, I will verify it within 1 hour, or send the deposit by then, to keep the time. The deposit is non-refundable, except in an emergency. I can cancel or reschedule up to 48 hours in advance: online until the deposit is paid, and by email or phone after that.',
};

async function consentsAfter(app: TestApp, given: Record<string, unknown> = {}) {
  const { token } = await app.signIn();
  const answer = await createBookingTestClient(() => app).book(token, given);
  expect(answer.statusCode).toBe(200);
  return app.database
    .selectFrom('consents')
    .select(['kind', 'isGiven', 'wording', 'wordingHash', 'at'])
    .where('bookingId', '=', answer.json<Booking>().bookingId)
    .orderBy('consentId')
    .execute();
}

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

describe('the record of consents', () => {
  it('has the version, the hash of the displayed text and the time of each', async () => {
    const consents = await consentsAfter(world);
    const record = { isGiven: true, wording: 'en-CA 4', at: testStart };
    expect(consents).toEqual([
      { ...record, kind: 'POLICIES', wordingHash: sha256(shown.policies) },
      { ...record, kind: 'CANCELLATION', wordingHash: sha256(shown.cancellation) },
      { ...record, kind: 'PHOTO', wordingHash: expect.any(String) },
    ]);
  });

  it('has the time for the deposit that the form showed after two missed appointments', async () => {
    const client = createBookingTestClient(() => world);
    const { token } = await world.signIn();
    for (const bookingTime of ['14:00', '17:00']) {
      const booked = await client.book(token, { bookingDate: '2026-12-12', bookingTime });
      await world.database
        .updateTable('bookings')
        .set({
          outcome: 'NO_SHOW',
          paymentStatus: 'CANCELLED',
          cancelledBy: 'STUDIO',
          cancelledAt: testStart,
        })
        .where('bookingId', '=', booked.json<Booking>().bookingId)
        .execute();
    }
    const next = await client.book(token, { bookingDate: '2026-12-12', bookingTime: '17:00' });
    const { bookingId } = next.json<Booking>();
    const consent = await world.database
      .selectFrom('consents')
      .select('wordingHash')
      .where('bookingId', '=', bookingId)
      .where('kind', '=', 'CANCELLATION')
      .executeTakeFirstOrThrow();
    expect(consent.wordingHash).toBe(sha256(shown.cancellation.replace('within 24 hours', 'within 2 hours')));
  });

  it('can be neither changed nor erased', async () => {
    await consentsAfter(world, { bookingTime: '17:00' });
    await expect(world.database.updateTable('consents').set({ isGiven: false }).execute()).rejects.toThrow(
      'never',
    );
    await expect(world.database.deleteFrom('consents').execute()).rejects.toThrow('never');
  });

  it('stores a no to photos, which does not prevent a booking where they are optional, with the question’s text', async () => {
    const asking = await startTestApp({ business: { photoConsent: 'asked' } });
    const { wordingHash: required } = (await consentsAfter(world, { bookingDate: '2026-12-12' }))[2] ?? {};
    const [, , photo] = await consentsAfter(asking, { consent: false });
    expect(photo).toMatchObject({ kind: 'PHOTO', isGiven: false });
    expect(photo?.wordingHash).not.toBe(required);
    await asking.close();
  });

  it('has a new version whenever a word changes: then write the new hash here as well', () => {
    const values = {
      businessName: 'a',
      contactEmail: 'b',
      graceMinutes: 'c',
      lateFee: 'd',
      deposit: 'e',
      deadlineSpan: 'f',
      policyNoticeHours: 'g',
      verifySpan: 'h',
    };
    const boxes = Object.keys(consentLabels) as (keyof typeof consentLabels)[];
    const after = (['photo', 'photoAsked'] as const).map((box) => consentAfterRefusal[box]({ date: 'i' }));
    const all = sha256([...boxes.map((box) => hashConsentText(box, values)), ...after].join(' '));
    expect([consentVersion, all.slice(0, 16)]).toEqual(['en-CA 4', '1a7c5dbbe629ebcf']);
  });
});
