import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem, Style, ValidationProblem } from '@plaitful/api-client/contract';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { picture, sendStyle, type StyleFormInput } from '../../../test/styleForms.ts';

let world: TestApp;
let token = '';

beforeAll(async () => {
  world = await startTestApp();
  token = (await world.signIn({ roles: ['ROLE_ADMIN'] })).token;
});
afterAll(() => world.close());

const send = (sent: Omit<StyleFormInput, 'token'> = {}) => sendStyle(world, { token, ...sent });

const make = async (sent: Omit<StyleFormInput, 'token'> = {}) =>
  (await send({ image: await picture(40, 50).png().toBuffer(), ...sent })).json<Style>();

const read = async (styleId: number) =>
  (await world.call({ method: 'GET', url: `/api/styles/${styleId}` })).json<Style>();

const storedDays = async (styleId: number) =>
  (
    await world.database
      .selectFrom('styleTimes')
      .select('date')
      .distinct()
      .where('styleId', '=', styleId)
      .orderBy('date')
      .execute()
  ).map(({ date }) => date);

async function getErrors(sent: Omit<StyleFormInput, 'token'>): Promise<unknown> {
  const answer = await send(sent);
  expect([answer.statusCode, answer.json<Problem>().code]).toEqual([422, 'invalid']);
  return answer.json<ValidationProblem>().errors;
}

describe('a style that is added', () => {
  it('is stored with its final price, its days and times, and a picture', async () => {
    const image = await picture(400, 500, '#123456').jpeg().toBuffer();
    const answer = await send({
      image,
      fields: { style: '  Halo braid ', availableTimes: '17:00|15:30, 14:00', gentle: 'true' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['etag']).toBe('"1.1"');
    const style = answer.json<Style>();
    expect(style).toMatchObject({
      serviceName: 'Cornrows',
      style: 'Halo braid',
      stylePrice: 85.5,
      discount: 10,
      value: 76.95,
      styleDeposit: 20,
      styleDuration: '1:30',
      noAddedHair: false,
      gentle: true,
      createdAt: [2026, 12, 1],
      availableDays: ['2026-12-04', '2026-12-05'],
      availableTimes: [['17:00'], ['14:00', '15:30']],
      dayTimeMapping: { '2026-12-04': ['17:00'], '2026-12-05': ['14:00', '15:30'] },
      etag: '"1.1"',
    });
    expect(await read(style.styleId)).toEqual(style);
    const shown = await world.app.inject(style.styleImage ?? '');
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    // The picture's #123456, as JPEG stores it.
    expect(style.styleImageColor).toMatch(/^#1[0-9a-f]3[0-9a-f]5[0-9a-f]$/);
  });

  it('needs no picture, no texts, no discount and no dates', async () => {
    const fields = {
      styleShortDescription: undefined,
      styleFullDetailsOfService: undefined,
      discount: undefined,
      value: undefined,
      serviceName: undefined,
      availableDays: undefined,
      availableTimes: undefined,
    };
    expect((await send({ fields })).json<Style>()).toMatchObject({
      styleImage: null,
      styleShortDescription: '',
      styleFullDetailsOfService: '',
      discount: 0,
      value: 85.5,
      dayTimeMapping: {},
    });
  });

  it('has at most 150 and 500 characters', async () => {
    const held = await send({
      fields: { styleShortDescription: 'é'.repeat(150), styleFullDetailsOfService: '😀'.repeat(500) },
    });
    expect(held.statusCode).toBe(200);
    const fields = { styleShortDescription: 'é'.repeat(151), styleFullDetailsOfService: '😀'.repeat(501) };
    expect(await getErrors({ fields })).toEqual([
      { field: 'styleShortDescription', message: 'Please keep the short description to 150 characters.' },
      { field: 'styleFullDetailsOfService', message: 'Please keep the full details to 500 characters.' },
    ]);
  });

  const price = 'Please enter an amount above 0, such as 85 or 85.50.';
  const deposit = 'Please enter an amount such as 20.';
  const discount = 'Please enter a number from 0 to 100.';
  const duration = 'Please enter hours 1 to 9, a colon, and minutes 00 to 59, such as 1:30.';
  const noSlot = 'Please select a valid time slot based on the style duration.';
  const twice = 'This time slot has already been added for this date.';
  it.each([
    [{ serviceId: undefined }, 'serviceId', 'Please choose a service.'],
    [{ serviceId: '9999' }, 'serviceId', 'Please choose a service.'],
    [{ style: '' }, 'style', 'Please enter a style name.'],
    [{ style: '   ' }, 'style', 'Please enter a style name.'],
    [{ style: 'x'.repeat(81) }, 'style', 'Please keep this to 80 characters.'],
    [{ stylePrice: '0' }, 'stylePrice', price],
    [{ stylePrice: 'many' }, 'stylePrice', price],
    [{ stylePrice: undefined }, 'stylePrice', price],
    [{ stylePrice: '85.555' }, 'stylePrice', price],
    [{ stylePrice: '100000.01' }, 'stylePrice', price],
    [{ styleDeposit: '-1' }, 'styleDeposit', deposit],
    [{ styleDeposit: '' }, 'styleDeposit', deposit],
    [{ styleDeposit: '76.96' }, 'styleDeposit', 'The deposit cannot be more than the final price.'],
    [{ discount: '101' }, 'discount', discount],
    [{ discount: '-0.5' }, 'discount', discount],
    [{ discount: '0.125' }, 'discount', discount],
    [{ styleDuration: '0:45' }, 'styleDuration', duration],
    [{ styleDuration: '10:00' }, 'styleDuration', duration],
    [{ styleDuration: '1:60' }, 'styleDuration', duration],
    [
      { availableDays: '2026-11-30', availableTimes: '14:00' },
      'availableDays',
      'Cannot select previous dates',
    ],
    [{ availableDays: '2026-02-30', availableTimes: '14:00' }, 'availableDays', 'Please check this field.'],
    [{ availableTimes: '17:00' }, 'availableTimes', 'Please check this field.'],
    [{ availableTimes: '17:00|14:30' }, 'availableTimes', noSlot],
    [{ availableTimes: '17:00|19:00' }, 'availableTimes', noSlot],
    [{ availableTimes: '17:00|14:00,14:00' }, 'availableTimes', twice],
  ])('off a rule is refused by its field: %j', async (fields, field, message) => {
    expect(await getErrors({ fields })).toEqual([{ field, message }]);
  });

  it('is refused with everything that is wrong at once', async () => {
    const fields = { serviceId: '9999', style: ' ', stylePrice: '85.555', availableTimes: '17:00|14:30' };
    const errors = (await getErrors({ fields })) as { field: string }[];
    expect(errors.map(({ field }) => field)).toEqual(['serviceId', 'style', 'stylePrice', 'availableTimes']);
  });

  it('may be offered today, in the studio’s zone, when it is tomorrow elsewhere', async () => {
    const before = world.now;
    world.now = new Date('2026-12-02T03:00:00Z');
    const late = await world.signIn({ roles: ['ROLE_ADMIN'] });
    const fields = { availableDays: '2026-12-01', availableTimes: '14:00' };
    const answer = await sendStyle(world, { token: late.token, fields });
    world.now = before;
    expect(answer.json<Style>().dayTimeMapping).toEqual({ '2026-12-01': ['14:00'] });
  });

  it('has a name that its service does not have yet, in any case of its letters', async () => {
    const { style, styleId } = await make();
    const answer = await send({ fields: { style: style.toUpperCase() } });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'name_taken']);
    const both = await Promise.all([
      send({ fields: { style: 'Goddess' } }),
      send({ fields: { style: 'goddess' } }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await world.call({ method: 'DELETE', url: `/api/styles/delete/${styleId}`, token });
    expect((await send({ fields: { style } })).statusCode).toBe(200);
  });

  it('that is refused leaves nothing behind, also not its picture', async () => {
    const { style } = await make();
    const count = async () =>
      (await world.database.selectFrom('images').select('hash').distinct().execute()).length;
    const before = await count();
    const image = await picture(40, 50, '#abcdef').png().toBuffer();
    expect((await send({ image, fields: { style } })).statusCode).toBe(409);
    expect((await send({ image, fields: { style: '' } })).statusCode).toBe(422);
    expect(await count()).toBe(before);
  });
});

describe('a style that is changed', () => {
  const change = (style: Style, fields: StyleFormInput['fields'] = {}, ifMatch?: string) =>
    send({
      styleId: style.styleId,
      ifMatch,
      fields: { style: style.style, styleFullDetailsOfService: 'Ten rows.', ...fields },
    });

  it('keeps its picture when no other one is sent, and shows a new one', async () => {
    const style = await make();
    const changed = (await change(style)).json<Style>();
    expect(changed).toMatchObject({ styleFullDetailsOfService: 'Ten rows.', styleImage: style.styleImage });
    const image = await picture(40, 50, '#fedcba').png().toBuffer();
    const other = (await send({ styleId: style.styleId, image })).json<Style>();
    expect(other.styleImage).not.toBe(style.styleImage);
  });

  it('without any picture is refused', async () => {
    const style = await make({ image: undefined });
    const answer = await change(style);
    expect([answer.statusCode, answer.json<Problem>()]).toMatchObject([
      422,
      { code: 'style_image_missing', message: 'Please upload an image for the style.', errors: [] },
    ]);
    expect((await read(style.styleId)).etag).toBe('"1.1"');
  });

  it('has a new version each time, and a new offer only with price, discount, deposit or duration', async () => {
    const style = await make();
    const etags: unknown[] = [];
    const priced = { stylePrice: '90', discount: '0', styleDeposit: '25' };
    const changes = [
      {},
      { stylePrice: '90' },
      { stylePrice: '90', discount: '0' },
      priced,
      { ...priced, styleDuration: '3:00', availableDays: '', availableTimes: '' },
      { ...priced, styleDuration: '3:00', availableDays: '2026-12-12', availableTimes: '14:00' },
    ];
    for (const fields of changes) {
      const answer = await change(style, fields);
      expect(answer.headers['etag']).toBe(answer.json<Style>().etag);
      etags.push(answer.json<Style>().etag);
    }
    expect(etags).toEqual(['"2.1"', '"3.2"', '"4.3"', '"5.4"', '"6.5"', '"7.5"']);
  });

  it('is not changed with an outdated version, of its texts or its price', async () => {
    const style = await make();
    await change(style, { stylePrice: '90' });
    for (const etag of ['"1.1"', '"1.2"', '"2.1"', '"2"']) {
      const answer = await change(style, {}, etag);
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([412, 'changed_meanwhile']);
    }
    expect((await change(style, {}, '"2.2"')).statusCode).toBe(200);
  });

  it('is changed by one of two clients with the same version', async () => {
    const style = await make();
    const answers = await Promise.all([change(style, {}, style.etag), change(style, {}, style.etag)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  it('stays with its service', async () => {
    const style = await make();
    const body = { serviceName: 'Twists' };
    const added = await world.call({ method: 'POST', url: '/api/service-type/add', token, body });
    const { serviceId } = added.json<{ serviceId: number }>();
    const fields = { style: style.style, serviceId: String(serviceId) };
    expect(await getErrors({ styleId: style.styleId, fields })).toEqual([
      { field: 'serviceId', message: 'Please choose a service.' },
    ]);
  });

  it('validates on update and allows its own name', async () => {
    const [style, other] = [await make(), await make()];
    expect(await getErrors({ styleId: style.styleId, fields: { stylePrice: '0' } })).toHaveLength(1);
    expect((await change(style, { style: other.style })).json<Problem>().code).toBe('name_taken');
    expect((await change(style, { style: style.style.toUpperCase() })).statusCode).toBe(200);
  });

  it('gets the sent dates, and keeps past ones', async () => {
    const { styleId } = world.studio;
    const { style } = await read(styleId);
    const fields = { style, availableDays: '2026-12-19', availableTimes: '15:30,14:00' };
    expect((await send({ styleId, fields })).json<Style>().dayTimeMapping).toEqual({
      '2026-12-19': ['14:00', '15:30'],
    });
    expect(await storedDays(styleId)).toEqual(['2026-11-28', '2026-12-19']);
    const past = { style, availableDays: '2026-11-28,2026-11-29', availableTimes: '08:00|08:00' };
    expect(await getErrors({ styleId, fields: past })).toEqual([
      { field: 'availableDays', message: 'Cannot select previous dates' },
    ]);
    // A form left open past midnight sends yesterday as well.
    const open = { style, availableDays: '2026-11-28', availableTimes: '08:00' };
    expect((await send({ styleId, fields: open })).statusCode).toBe(200);
    const times = await world.database
      .selectFrom('styleTimes')
      .select(['date', 'time'])
      .where('styleId', '=', styleId)
      .execute();
    expect(times).toEqual([{ date: '2026-11-28', time: '14:00' }]);
  });

  it('answers 404 for a deleted style', async () => {
    const ids = [world.studio.archivedStyleId, 9999];
    for (const styleId of ids) {
      const answer = await send({ styleId, image: await picture(40, 50).png().toBuffer() });
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, 'style_not_found']);
    }
  });
});
