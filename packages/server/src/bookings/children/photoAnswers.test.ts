import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Booking, Child, ChildOfFamily, PhotoConsent } from '@plaitful/api-client/contract';
import { getStatusAndCode } from '../bookings/bookings.fixture.ts';
import { deliverMails } from '../../../test/deliverMails.ts';
import { bookingBody } from '../../../test/catalogueFixtures.ts';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';

type Family = Awaited<ReturnType<TestApp['signIn']>>;

const minute = 60_000;

let world: TestApp;
let limited: TestApp;
beforeAll(async () => {
  world = await startTestApp();
  limited = await startTestApp({ config: { rateLimit: true, trustProxy: [] } });
});
afterAll(() => Promise.all([world.close(), limited.close()]));

/** Each test has every slot free, and a mailbox without earlier mails. */
beforeEach(async () => {
  for (const app of [world, limited]) {
    app.now = testStart;
    await app.database
      .updateTable('bookings')
      .set({ paymentStatus: 'CANCELLED', cancelledBy: 'STUDIO', cancelledAt: testStart, networkHash: null })
      .where('paymentStatus', '<>', 'CANCELLED')
      .execute();
    await app.database.deleteFrom('outbox').execute();
  }
});

const hairCard = {
  texture: null,
  length: null,
  isTenderHeaded: false,
  avoid: '',
  calming: '',
  beadColors: [],
};
const all = '/api/account/children';
const slots = ['14:00', '15:30', '17:00'];

const as = ({ token, id }: Family, app = world) => {
  const put = (url: string, isGiven: boolean) => app.call({ method: 'PUT', url, token, body: { isGiven } });
  return {
    get: (url: string) => app.call({ method: 'GET', url, token }),
    save: async (more = {}) => {
      const body = { name: 'Zoe', dateOfBirth: '2018-05-04', hairCard, ...more };
      return (await app.call({ method: 'POST', url: all, token, body })).json<Child>();
    },
    children: async () => (await app.call({ method: 'GET', url: all, token })).json<Child[]>(),
    remove: (childId: number) => app.call({ method: 'DELETE', url: `${all}/${childId}`, token }),
    answer: (childId: number, isGiven: boolean) => put(`${all}/${childId}/photo-consent`, isGiven),
    answerFor: ({ bookingId }: Pick<Booking, 'bookingId'>, isGiven: boolean) =>
      put(`/api/booking/${bookingId}/photo-consent`, isGiven),
    answerAsOwner: (userId: number, childId: number, isGiven: boolean) =>
      put(`/api/users/${userId}/children/${childId}/photo-consent`, isGiven),
    history: async (childId: number) =>
      (await app.call({ method: 'GET', url: `${all}/${childId}/photo-consent`, token })).json<
        PhotoConsent[]
      >(),
    book: async (given: Record<string, unknown> = {}, slot = 0) => {
      const body = bookingBody(app.studio.styleId, { bookingTime: slots[slot], ...given });
      const answer = await app.call({ method: 'POST', url: '/api/booking/create', token, body });
      expect(answer.statusCode).toBe(200);
      return answer.json<Booking>();
    },
    booking: async ({ bookingId }: Pick<Booking, 'bookingId'>) =>
      (await app.call({ method: 'GET', url: `/api/booking/${bookingId}`, token })).json<Booking>(),
    bookings: async () =>
      (await app.call({ method: 'GET', url: `/api/users/bookings/${id}`, token })).json<Booking[]>(),
  };
};
const owner = async (app = world) => as(await app.signIn({ roles: ['ROLE_ADMIN'] }), app);
const withdrawals = async (app = world) =>
  (await deliverMails(app)).filter(({ kind }) => kind === 'photoConsentWithdrawn');

describe('a booking says about photos', () => {
  it('the latest answer for its child, on its page, in lists and in the table, and what was said when it was booked', async () => {
    const family = as(await world.signIn());
    const booked = await family.book({ savesChild: true });
    expect(booked).toMatchObject({
      consent: true,
      consentAtBooking: true,
      consentAt: testStart.toISOString(),
    });
    world.now = new Date(testStart.getTime() + 5 * minute);
    await family.answer(booked.childId ?? 0, false);
    const studio = await owner();
    const holding = { consent: false, consentAt: world.now.toISOString(), consentAtBooking: true };
    const listed = (await studio.get('/api/booking/all')).json<Booking[]>();
    for (const seen of [
      await family.booking(booked),
      await studio.booking(booked),
      (await family.bookings())[0],
      listed.find(({ bookingId }) => bookingId === booked.bookingId),
    ])
      expect(seen).toMatchObject(holding);
    const lines = (await studio.get('/api/booking/export.csv?columns=raw')).body.split('\r\n');
    expect(lines.find((line) => line.startsWith(`${booked.bookingId},`))).toContain(',true,true,false,');
  });

  it('no after its parent said so for this appointment, until the profile says yes; other bookings keep their answer', async () => {
    const family = as(await world.signIn());
    const first = await family.book({ savesChild: true });
    const childId = first.childId ?? 0;
    expect((await family.answerFor(first, false)).json<Booking>().consent).toBe(false);
    const second = await family.book({ childId }, 1);
    expect(second.consent).toBe(true);
    expect((await family.booking(first)).consent).toBe(false);
    expect((await family.children())[0]?.photoConsent).toBe(true);
    await family.answer(childId, false);
    expect((await family.booking(second)).consent).toBe(false);
    await family.answer(childId, true);
    expect((await family.bookings()).map(({ consent }) => consent)).toEqual([true, true]);
  });

  it('no for a child without a card, and yes when the parent agrees again', async () => {
    const family = as(await world.signIn());
    const [one, other] = [await family.book(), await family.book({}, 1)];
    expect((await family.answerFor(one, false)).json<Booking>()).toMatchObject({
      consent: false,
      childId: null,
    });
    expect((await family.booking(other)).consent).toBe(true);
    expect((await family.answerFor(one, true)).json<Booking>().consent).toBe(true);
  });

  it('what the owner entered, marked as hers and as spoken, without a mail', async () => {
    const parent = await world.signIn();
    const family = as(parent);
    const booked = await family.book({ savesChild: true });
    const childId = booked.childId ?? 0;
    const studio = await owner();
    await withdrawals();
    expect((await studio.answerFor(booked, false)).json<Booking>().consent).toBe(false);
    const noted = await studio.answerAsOwner(parent.id, childId, false);
    expect(noted.json<ChildOfFamily>()).toMatchObject({ childId, photoConsent: false, userId: parent.id });
    expect((await family.history(childId))[0]).toMatchObject({
      isGiven: false,
      by: 'STUDIO',
      wording: 'spoken',
    });
    expect(await withdrawals()).toEqual([]);
    expect(await getStatusAndCode(await family.answerAsOwner(parent.id, childId, true))).toEqual([
      403,
      'forbidden',
    ]);
    expect(await getStatusAndCode(await studio.answerAsOwner(parent.id + 1, childId, true))).toEqual([
      404,
      'child_not_found',
    ]);
  });

  it('the same after its child is removed: a no given for all her appointments goes on', async () => {
    const family = as(await world.signIn());
    const first = await family.book({ savesChild: true });
    const childId = first.childId ?? 0;
    const second = await family.book({ childId }, 1);
    await family.answer(childId, false);
    await family.remove(childId);
    for (const booking of await family.bookings())
      expect(booking).toMatchObject({ childId: null, consent: false, consentAtBooking: true });
    expect((await family.answerFor(second, true)).json<Booking>().consent).toBe(true);
    expect((await family.booking(first)).consent).toBe(false);
  });
});

describe('a child saved again', () => {
  it('gets her bookings by name, ignoring case, and date of birth, with the latest answer', async () => {
    const family = as(await world.signIn());
    const booked = await family.book({ savesChild: true });
    const sister = await family.book({ childName: 'Ada' }, 1);
    await family.answer(booked.childId ?? 0, false);
    await family.remove(booked.childId ?? 0);
    const again = await family.save({ name: 'ZOE' });
    expect(again).toMatchObject({ photoConsent: false });
    expect(await family.booking(booked)).toMatchObject({ childId: again.childId, consent: false });
    expect((await family.booking(sister)).childId).toBeNull();
    const others = as(await world.signIn());
    await others.save();
    expect((await family.booking(booked)).childId).toBe(again.childId);
  });

  it('can have her consent withdrawn, which the studio is mailed about, although she was never saved before', async () => {
    const family = as(await world.signIn());
    const booked = await family.book();
    await withdrawals();
    const { childId, photoConsent } = await family.save();
    expect(photoConsent).toBe(true);
    await family.answer(childId, false);
    expect((await family.booking(booked)).consent).toBe(false);
    const [mail] = await withdrawals();
    expect(mail?.text).toContain(`No. ${booked.bookingId}: Saturday 5 December 2026, 2:00 pm`);
  });
});

describe('a booking for a child whose photos were refused', () => {
  it('stores that its parent was reminded of the no when she agreed again', async () => {
    const family = as(await world.signIn());
    const first = await family.book();
    const photoOf = async ({ bookingId }: Booking) =>
      (
        await world.database
          .selectFrom('consents')
          .select('wordingHash')
          .where('bookingId', '=', bookingId)
          .where('kind', '=', 'PHOTO')
          .orderBy('consentId')
          .execute()
      )[0]?.wordingHash;
    await family.answerFor(first, false);
    world.now = new Date(testStart.getTime() + 10 * 60 * minute);
    const second = await family.book({}, 1);
    const text =
      'I agree to photos of my child’s hair.\nPlaitful Kids may take photos of my child’s finished hairstyle and show them on its website and social media pages. Her name is never shown. I can take this back at any time, in my profile or by writing to hello@plaitfulkids.example; the photos are then taken down from the pages we run.';
    const sha256 = (shown: string) => createHash('sha256').update(shown).digest('hex');
    expect(await photoOf(first)).toBe(sha256(text));
    expect(await photoOf(second)).toBe(
      sha256(`${text}\nYou said no on 1 December 2026. With this you agree again.`),
    );
    expect(await family.bookings()).toMatchObject([{ consent: true }, { consent: false }]);
  });
});

describe('the mail about a withdrawal', () => {
  it('names the one appointment that it is about, also of a child without a card', async () => {
    const family = as(await world.signIn({ firstName: 'Ngozi', lastName: 'Eze' }));
    const booked = await family.book();
    await family.book({}, 1);
    await withdrawals();
    await family.answerFor(booked, false);
    const mails = await withdrawals();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Ngozi Eze no longer agrees to photos of Zoe.');
    expect(mails[0]?.text).toContain('This is about one appointment.');
    expect(mails[0]?.text.match(/No\. \d+/g)).toEqual([`No. ${booked.bookingId}`]);
  });

  it('names child and appointments also when she was removed before it was sent', async () => {
    const family = as(await world.signIn());
    const booked = await family.book({ savesChild: true });
    await withdrawals();
    await family.answer(booked.childId ?? 0, false);
    await family.remove(booked.childId ?? 0);
    const [mail] = await withdrawals();
    expect(mail?.text).toContain('photos of Zoe.');
    expect(mail?.text).toContain(`No. ${booked.bookingId}:`);
  });

  it('goes a minute later, once, and not if the consent is given again meanwhile', async () => {
    const family = as(await limited.signIn(), limited);
    const { childId } = await family.save();
    await family.answer(childId, true);
    await family.answer(childId, false);
    expect(await withdrawals(limited)).toEqual([]);
    await family.answer(childId, true);
    limited.now = new Date(testStart.getTime() + minute);
    expect(await withdrawals(limited)).toEqual([]);
    await family.answer(childId, false);
    expect(await withdrawals(limited)).toEqual([]);
    limited.now = new Date(testStart.getTime() + 2 * minute);
    expect(await withdrawals(limited)).toHaveLength(1);
  });
});

describe('answers about photos are limited', () => {
  const codes = async (answers: Promise<Awaited<ReturnType<TestApp['call']>>>[]) =>
    (await Promise.all(answers)).map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

  it('to five changes of one child’s answer an hour, also when they come at once; the same answer again is not counted', async () => {
    const family = as(await limited.signIn(), limited);
    const [one, other] = [await family.save(), await family.save({ name: 'Ada' })];
    for (let turn = 0; turn < 4; turn += 1) {
      await family.answer(one.childId, turn % 2 === 0);
      await family.answer(one.childId, turn % 2 === 0);
    }
    expect(await codes([true, true].map((isGiven) => family.answer(one.childId, isGiven)))).toEqual([
      200, 200,
    ]);
    const refused = await family.answer(one.childId, false);
    expect([await getStatusAndCode(refused), refused.headers['retry-after']]).toEqual([
      [429, 'rate_limited'],
      '3600',
    ]);
    expect((await family.children()).find(({ childId }) => childId === one.childId)?.photoConsent).toBe(true);
    expect((await family.answer(other.childId, true)).statusCode).toBe(200);
    limited.now = new Date(testStart.getTime() + 60 * minute);
    expect((await family.answer(one.childId, false)).statusCode).toBe(200);
  });

  it('to twenty changes of one child’s answer a day', async () => {
    const family = as(await limited.signIn(), limited);
    const { childId } = await family.save();
    for (let turn = 0; turn < 20; turn += 1) {
      limited.now = new Date(testStart.getTime() + turn * 20 * minute);
      expect((await family.answer(childId, turn % 2 === 0)).statusCode).toBe(200);
    }
    limited.now = new Date(testStart.getTime() + 10 * 60 * minute);
    const refused = await family.answer(childId, true);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(14 * 3600)]);
  });

  it('for one appointment as well; the owner is not limited', async () => {
    const family = as(await limited.signIn(), limited);
    const booked = await family.book();
    for (let turn = 0; turn < 5; turn += 1) {
      limited.now = new Date(limited.now.getTime() + 1000);
      expect((await family.answerFor(booked, turn % 2 === 1)).statusCode).toBe(200);
    }
    expect((await family.answerFor(booked, true)).statusCode).toBe(429);
    expect((await (await owner(limited)).answerFor(booked, true)).statusCode).toBe(200);
  });

  it('to twenty an hour of a family, whatever children it saves and removes', async () => {
    const family = as(await limited.signIn(), limited);
    const answered = async () => {
      const { childId } = await family.save();
      const { statusCode } = await family.answer(childId, true);
      await family.remove(childId);
      return statusCode;
    };
    for (let turn = 0; turn < 20; turn += 1) expect(await answered()).toBe(200);
    expect(await answered()).toBe(429);
  });
});
