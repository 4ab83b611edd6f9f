import type { Booking, Child, ChildOfFamily, PhotoConsent } from '@plaitful/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getStatusAndCode } from '../bookings/bookings.fixture.ts';
import { deliverMails } from '../../../test/deliverMails.ts';
import { bookingBody } from '../../../test/catalogueFixtures.ts';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';

type Family = Awaited<ReturnType<TestApp['signIn']>>;

let world: TestApp;
let asking: TestApp;
let admin: Family;
beforeAll(async () => {
  world = await startTestApp();
  asking = await startTestApp({ business: { photoConsent: 'asked' } });
  admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
});
afterAll(() => Promise.all([world.close(), asking.close()]));

const hairCard = {
  texture: 'COILY',
  length: 'SHOULDERS',
  isTenderHeaded: true,
  avoid: 'Peanut oil,\nstrong perfume',
  calming: 'Audio books',
  beadColors: ['PURPLE', 'CLEAR'],
} as const;
const zoe = { name: 'Zoe', dateOfBirth: '2018-05-04', hairCard };

const all = '/api/account/children';
const as = ({ token }: Family, app = world) => ({
  get: (url: string) => app.call({ method: 'GET', url, token }),
  add: (body: object = zoe) => app.call({ method: 'POST', url: all, token, body }),
  put: (url: string, body: object, headers: Record<string, string> = {}) =>
    app.call({ method: 'PUT', url, token, body, headers }),
  remove: (childId: number) => app.call({ method: 'DELETE', url: `${all}/${childId}`, token }),
  saysOfPhotos: (childId: number, isGiven: boolean) =>
    app.call({ method: 'PUT', url: `${all}/${childId}/photo-consent`, token, body: { isGiven } }),
  children: async () => (await app.call({ method: 'GET', url: all, token })).json<Child[]>(),
  consents: async (childId: number) =>
    (await app.call({ method: 'GET', url: `${all}/${childId}/photo-consent`, token })).json<PhotoConsent[]>(),
  book: (given: Record<string, unknown>) =>
    app.call({
      method: 'POST',
      url: '/api/booking/create',
      token,
      body: bookingBody(app.studio.styleId, given),
    }),
});

describe('a saved child', () => {
  it('is kept with the hair card, listed by name, changed and removed', async () => {
    const family = as(await world.signIn());
    const added = await family.add();
    expect(added.statusCode).toBe(200);
    const child = added.json<Child>();
    expect(child).toEqual({
      childId: expect.any(Number),
      ...zoe,
      photoConsent: null,
      photoConsentAt: null,
      etag: '"1"',
    });
    expect(added.headers.etag).toBe('"1"');
    await family.add({ ...zoe, name: ' ada ', hairCard: { ...hairCard, texture: null, length: null } });
    expect((await family.children()).map(({ name }) => name)).toEqual(['ada', 'Zoe']);
    const url = `${all}/${child.childId}`;
    const changed = await family.put(url, { ...zoe, name: 'Zoë' }, { 'if-match': '"1"' });
    expect(changed.json<Child>()).toMatchObject({ name: 'Zoë', etag: '"2"' });
    expect(await getStatusAndCode(await family.put(url, zoe, { 'if-match': '"1"' }))).toEqual([
      412,
      'changed_meanwhile',
    ]);
    expect((await family.remove(child.childId)).json()).toEqual({ done: true });
    expect((await family.children()).map(({ name }) => name)).toEqual(['ada']);
    expect(await getStatusAndCode(await family.remove(child.childId))).toEqual([404, 'child_not_found']);
  });

  it('is refused without a name, or with a date of birth to come, as in the booking form', async () => {
    const family = as(await world.signIn());
    const refused = await family.add({ ...zoe, name: ' ', dateOfBirth: '2027-01-01' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)).toEqual([
      'name',
      'dateOfBirth',
    ]);
  });

  it('has no hidden character in the texts of the hair card, where lines may break', async () => {
    const family = as(await world.signIn());
    const refused = await family.add({ ...zoe, hairCard: { ...hairCard, calming: 'a\u202Eb' } });
    expect(refused.json<{ errors: unknown[] }>().errors).toMatchObject([{ field: 'hairCard' }]);
    const added = await family.add({ ...zoe, hairCard: { ...hairCard, avoid: 'e\u0301\r\nnuts' } });
    expect(added.json<Child>().hairCard.avoid).toBe('é\nnuts');
  });

  it('limits a family to twelve children, also concurrently', async () => {
    const family = as(await world.signIn());
    const answers = await Promise.all(Array.from({ length: 14 }, () => family.add()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(12);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(await Promise.all(refused.map(getStatusAndCode))).toEqual([
      [409, 'too_many_children'],
      [409, 'too_many_children'],
    ]);
  });
});

describe('the studio’s list of children', () => {
  it('includes the studio’s private note', async () => {
    const parent = await world.signIn();
    const family = as(parent);
    const { childId } = (await family.add()).json<Child>();
    const ofUser = `/api/users/${parent.id}/children`;
    const url = `${ofUser}/${childId}/note`;
    const noted = await as(admin).put(url, { note: ' Loves the window seat.\n' }, { 'if-match': '"1"' });
    expect(noted.json<ChildOfFamily>()).toMatchObject({
      userId: parent.id,
      studioNote: 'Loves the window seat.',
      hairCard,
      etag: '"2"',
    });
    expect(await getStatusAndCode(await as(admin).put(url, { note: '' }, { 'if-match': '"1"' }))).toEqual([
      412,
      'changed_meanwhile',
    ]);
    expect((await as(admin).get(ofUser)).json<ChildOfFamily[]>()).toEqual([noted.json()]);
    const answers = [
      await family.get(all),
      await family.put(`${all}/${childId}`, zoe),
      await family.saysOfPhotos(childId, true),
      await family.get(`${all}/${childId}/photo-consent`),
      await family.get(`/api/users/bookings/${parent.id}`),
    ];
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(/studioNote|window seat/);
    }
    expect((await as(admin).get(ofUser)).json<ChildOfFamily[]>()[0]?.studioNote).toBe(
      'Loves the window seat.',
    );
  });

  it('has the bookings of some days, each child once, by name', async () => {
    const app = await startTestApp();
    const owner = await app.signIn({ roles: ['ROLE_ADMIN'] });
    for (const [childName, ...slots] of [
      ['Zoe', ['2026-12-05', '14:00'], ['2026-12-05', '15:30'], ['2026-12-12', '14:00']],
      ['Ada', ['2026-12-05', '17:00']],
    ] as const) {
      const family = as(await app.signIn(), app);
      for (const [bookingDate, bookingTime] of slots)
        await family.book({ childName, bookingDate, bookingTime, savesChild: true });
    }
    await as(await app.signIn(), app).book({
      childName: 'Mia',
      bookingDate: '2026-12-12',
      bookingTime: '17:00',
    });
    const namesOf = async (days: string) =>
      (await as(owner, app).get(`/api/booking/children${days}`))
        .json<ChildOfFamily[]>()
        .map(({ name }) => name);
    expect(await namesOf('?from=2026-12-05&to=2026-12-05')).toEqual(['Ada', 'Zoe']);
    expect(await namesOf('?from=2026-12-06')).toEqual(['Zoe']);
    expect(await namesOf('?to=2026-12-04')).toEqual([]);
    expect(await namesOf('')).toEqual(['Ada', 'Zoe']);
    await app.close();
  });
});

describe('a booking', () => {
  it('is for a saved child of the family, and for no other', async () => {
    const family = as(await world.signIn());
    const { childId } = (await family.add()).json<Child>();
    const booked = await family.book({ childId });
    expect(booked.json<Booking>().childId).toBe(childId);
    const others = as(await world.signIn());
    const refused = await others.book({ childId, bookingTime: '17:00' });
    expect(await getStatusAndCode(refused)).toEqual([404, 'child_not_found']);
    expect((await others.book({ bookingTime: '17:00' })).json<Booking>().childId).toBeNull();
  });

  it('saves the child once, ignoring the case of her name, and none beyond twelve', async () => {
    const family = as(await world.signIn());
    const days = ['2026-12-11', '2026-12-04'];
    const saved: (number | null | undefined)[] = [];
    for (const [index, bookingDate] of days.entries()) {
      const child = { childName: index === 0 ? 'Nia' : 'NIA', savesChild: true };
      const booked = await family.book({ ...child, bookingDate, bookingTime: '17:00' });
      saved.push(booked.json<Booking>().childId);
    }
    const [child] = await family.children();
    expect(saved).toEqual([child?.childId, child?.childId]);
    expect(child).toMatchObject({ name: 'Nia', photoConsent: true, photoConsentAt: testStart.toISOString() });
    for (let count = 1; count < 12; count += 1) await family.add();
    const mia = { childName: 'Mia', savesChild: true, bookingDate: '2026-12-12', bookingTime: '14:00' };
    expect((await family.book(mia)).json<Booking>().childId).toBeNull();
    expect(await family.children()).toHaveLength(12);
  });

  it('sent again is the same, whether or not the child was saved with it', async () => {
    const family = as(await world.signIn());
    const slot = { bookingDate: '2026-12-12', bookingTime: '17:00', savesChild: true };
    const [first, second] = [await family.book(slot), await family.book({ ...slot, savesChild: false })];
    expect(second.json<Booking>().bookingId).toBe(first.json<Booking>().bookingId);
    expect(await family.children()).toHaveLength(1);
  });

  it('stays when its child is removed, without her id', async () => {
    const family = as(await world.signIn());
    const slot = { bookingDate: '2026-12-12', bookingTime: '15:30', savesChild: true };
    const { bookingId, childId } = (await family.book(slot)).json<Booking>();
    await family.remove(childId ?? 0);
    const after = (await family.get(`/api/booking/${bookingId}`)).json<Booking>();
    expect(after).toMatchObject({ childName: 'Zoe', childId: null });
  });
});

describe('the consent to photos of a child', () => {
  it('is the latest one, given in the profile or with a booking, and all earlier ones are kept', async () => {
    const family = as(await asking.signIn(), asking);
    const { childId } = (await family.add()).json<Child>();
    expect(await family.consents(childId)).toEqual([]);
    expect((await family.saysOfPhotos(childId, true)).json<Child>().photoConsent).toBe(true);
    const booked = await family.book({ childId, consent: false });
    expect((await family.children())[0]?.photoConsent).toBe(false);
    await family.saysOfPhotos(childId, true);
    await family.saysOfPhotos(childId, true);
    const said = { wording: 'en-CA 4', by: 'MEMBER', at: testStart.toISOString() };
    expect(await family.consents(childId)).toEqual([
      { ...said, isGiven: true, bookingId: null },
      { ...said, isGiven: false, bookingId: booked.json<Booking>().bookingId },
      { ...said, isGiven: true, bookingId: null },
    ]);
    const owner = await asking.signIn({ roles: ['ROLE_ADMIN'] });
    const seen = await as(owner, asking).get('/api/booking/children');
    expect(seen.json<ChildOfFamily[]>()).toMatchObject([{ childId, photoConsent: true }]);
  });

  it('is stored with the version and the hash of the booking form’s text, and no name', async () => {
    const family = as(await world.signIn());
    const booked = await family.book({ bookingDate: '2026-12-01', bookingTime: '11:00', savesChild: true });
    const { bookingId, childId } = booked.json<Booking>();
    await family.saysOfPhotos(childId ?? 0, false);
    const rows = await world.database
      .selectFrom('consents')
      .selectAll()
      .where('childId', '=', childId)
      .orderBy('consentId')
      .execute();
    expect(rows).toMatchObject([
      { kind: 'PHOTO', isGiven: true, bookingId },
      { kind: 'PHOTO', isGiven: false, bookingId: null, wordingHash: rows[0]?.wordingHash },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Zoe|Bello/);
  });

  it('cannot be changed afterwards, neither by an update nor by a removal', async () => {
    const family = as(await world.signIn());
    const { childId } = (await family.add()).json<Child>();
    await family.saysOfPhotos(childId, false);
    const consents = world.database.updateTable('consents').set({ isGiven: true });
    await expect(consents.where('childId', '=', childId).execute()).rejects.toThrow('never');
    await expect(
      world.database.deleteFrom('consents').where('childId', '=', childId).execute(),
    ).rejects.toThrow('never');
    await family.remove(childId);
    const left = await world.database
      .selectFrom('consents')
      .selectAll()
      .where('childId', '=', childId)
      .execute();
    expect(left).toHaveLength(1);
  });

  it('is stored once when the same is sent twice at once', async () => {
    const family = as(await world.signIn());
    const { childId } = (await family.add()).json<Child>();
    await Promise.all(Array.from({ length: 6 }, () => family.saysOfPhotos(childId, true)));
    expect(await family.consents(childId)).toHaveLength(1);
  });

  it('is withdrawn for her bookings, which stay, and the studio is informed by a mail with child and appointments', async () => {
    const app = await startTestApp();
    const family = as(await app.signIn({ firstName: 'Ngozi', lastName: 'Eze' }), app);
    const booked = await family.book({ savesChild: true });
    const { bookingId, childId } = booked.json<Booking>();
    await deliverMails(app);
    await family.saysOfPhotos(childId ?? 0, false);
    const [row] = await app.database
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'photoConsentWithdrawn')
      .execute();
    expect(row).toMatchObject({
      data: { childId },
      bookingId: null,
      recipient: 'hello@plaitfulkids.example',
    });
    expect(JSON.stringify(row)).not.toMatch(/Zoe|Ngozi|Eze/);
    const [mail] = await deliverMails(app);
    expect(mail).toMatchObject({ kind: 'photoConsentWithdrawn', subject: 'Consent to photos withdrawn' });
    expect(mail?.text).toContain('Ngozi Eze no longer agrees to photos of Zoe.');
    expect(mail?.text).toContain(`No. ${bookingId}: Saturday 5 December 2026, 2:00 pm`);
    const after = (await family.get(`/api/booking/${bookingId}`)).json<Booking>();
    expect(after).toMatchObject({ consent: false, consentAtBooking: true, paymentStatus: 'PENDING' });
    await app.close();
  });

  it('that is given again before the mail is sent causes no mail, and a removed child is not named', async () => {
    const app = await startTestApp();
    const family = as(await app.signIn(), app);
    const { childId } = (await family.add()).json<Child>();
    await family.saysOfPhotos(childId, true);
    await family.saysOfPhotos(childId, false);
    await family.saysOfPhotos(childId, true);
    expect(await deliverMails(app)).toEqual([]);
    await family.saysOfPhotos(childId, false);
    await family.remove(childId);
    const [mail] = await deliverMails(app);
    expect(mail?.text).toContain('no longer agrees to photos of a child who is no longer in the profile.');
    expect(mail?.text).toContain('She has no coming appointments.');
    await app.close();
  });
});
