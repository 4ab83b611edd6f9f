import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking, Problem, Style } from '@plaitful/api-client/contract';
import { picture, sendStyle, type StyleFormInput } from '../../../test/styleForms.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { createBookingTestClient } from '../../bookings/bookings/bookings.fixture.ts';

let world: TestApp;
let token = '';
let colours = 0;

beforeAll(async () => {
  world = await startTestApp();
  token = (await world.signIn({ roles: ['ROLE_ADMIN'] })).token;
});
afterAll(() => world.close());

/** A picture that no other test uploads. */
function newPicture(): Promise<Buffer> {
  colours += 1;
  return picture(40, 50, `#40${colours.toString(16).padStart(4, '0')}`)
    .png()
    .toBuffer();
}

const send = async (sent: Omit<StyleFormInput, 'token'>) => sendStyle(world, { token, ...sent });
const make = async (image: Buffer, fields = {}) => (await send({ image, fields })).json<Style>();
const replace = async ({ styleId, style }: Style, image: Buffer) =>
  (await send({ styleId, image, fields: { style } })).json<Style>();
const remove = ({ styleId }: Style) =>
  world.call({ method: 'DELETE', url: `/api/styles/delete/${styleId}`, token });

const getPictureStatus = async ({ styleImage }: Style): Promise<number> =>
  (await world.call({ method: 'GET', url: styleImage ?? '' })).statusCode;

describe('a picture', () => {
  it('is gone when its style gets another one', async () => {
    const style = await make(await newPicture());
    expect(await getPictureStatus(style)).toBe(200);
    const changed = await replace(style, await newPicture());
    expect([await getPictureStatus(style), await getPictureStatus(changed)]).toEqual([404, 200]);
  });

  it('is gone with its style', async () => {
    const style = await make(await newPicture());
    expect((await remove(style)).statusCode).toBe(200);
    expect(await getPictureStatus(style)).toBe(404);
  });

  it('is gone when its style is archived, which is shown nowhere any more', async () => {
    const fields = { availableDays: '2026-12-19', availableTimes: '14:00' };
    const style = await make(await newPicture(), fields);
    const { token: parent } = await world.signIn();
    const { book, cancel } = createBookingTestClient(() => world);
    const booked = await book(parent, { styleId: style.styleId, bookingDate: '2026-12-19' });
    expect((await cancel(parent, booked.json<Booking>().bookingId)).statusCode).toBe(200);
    expect((await remove(style)).statusCode).toBe(200);
    const row = await world.database
      .selectFrom('styles')
      .select(['archivedAt', 'imageHash'])
      .where('styleId', '=', style.styleId)
      .executeTakeFirst();
    expect(row).toEqual({ archivedAt: world.now, imageHash: null });
    expect(await getPictureStatus(style)).toBe(404);
  });

  it('is kept while another style uses it', async () => {
    const image = await newPicture();
    const [first, second] = [await make(image), await make(image)];
    await replace(first, await newPicture());
    expect(await getPictureStatus(second)).toBe(200);
    await remove(second);
    expect(await getPictureStatus(second)).toBe(404);
  });

  it('stays when its style is changed, without a picture or with the same one', async () => {
    const image = await newPicture();
    const style = await make(image);
    await replace(style, image);
    await send({ styleId: style.styleId, fields: { style: style.style } });
    expect(await getPictureStatus(style)).toBe(200);
  });

  it('stays where a change is refused', async () => {
    const style = await make(await newPicture());
    const image = await newPicture();
    const refused = await send({ styleId: style.styleId, image, fields: { stylePrice: '0' } });
    expect([refused.statusCode, await getPictureStatus(style)]).toEqual([422, 200]);
  });

  it('rejects an empty file', async () => {
    const style = await make(await newPicture());
    const image = Buffer.alloc(0);
    for (const sent of [{ image }, { image, styleId: style.styleId, fields: { style: style.style } }]) {
      const answer = await send(sent);
      expect([answer.statusCode, answer.json<Problem>()]).toMatchObject([
        422,
        { code: 'style_image_missing', message: 'Please upload an image for the style.' },
      ]);
    }
    expect(await getPictureStatus(style)).toBe(200);
  });
});

describe('at the same time', () => {
  const rounds = Array.from({ length: 12 }, (_, round) => round);

  it('is kept when reassigned concurrently', async () => {
    for (const _ of rounds) {
      const image = await newPicture();
      const [last, replaced] = [await make(image), await make(await newPicture())];
      const [removed, added, changed] = await Promise.all([
        remove(last),
        send({ image }),
        send({ image, styleId: replaced.styleId, fields: { style: replaced.style } }),
      ]);
      expect([removed, added, changed].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect([await getPictureStatus(added.json<Style>()), await getPictureStatus(replaced)]).toEqual([
        200, 404,
      ]);
    }
  });

  it('both styles of a picture go: so does the picture', async () => {
    for (const _ of rounds) {
      const image = await newPicture();
      const [one, other] = [await make(image), await make(image)];
      await Promise.all([remove(one), remove(other)]);
      expect(await getPictureStatus(one)).toBe(404);
    }
  });

  it('two styles swap their pictures: both stay', async () => {
    const [red, blue] = [await newPicture(), await newPicture()];
    let [one, other] = [await make(red), await make(blue)];
    for (const round of rounds.slice(0, 4)) {
      const [first, second] = round % 2 === 0 ? [blue, red] : [red, blue];
      [one, other] = await Promise.all([replace(one, first), replace(other, second)]);
      expect([await getPictureStatus(one), await getPictureStatus(other)]).toEqual([200, 200]);
    }
  });
});
