import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  OptionGroup,
  OptionGroupWrite,
  Problem,
  Style,
  ValidationProblem,
} from '@plaitful/api-client/contract';
import { bookingBody } from '../../../test/catalogueFixtures.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let world: TestApp;
let token = '';
let count = 0;

beforeAll(async () => {
  world = await startTestApp();
  token = (await world.signIn({ roles: ['ROLE_ADMIN'] })).token;
});
afterAll(() => world.close());

beforeEach(async () => {
  await world.database.deleteFrom('optionGroups').execute();
});

const wash = { name: 'Wash and detangle', price: 25, minutes: 30, isActive: true };
const beads = { name: 'Beads', price: 10.5, minutes: 15, isActive: true, preparation: ' Bring two packs. ' };

function group(given: Partial<OptionGroupWrite> = {}): OptionGroupWrite {
  count += 1;
  return { name: `Care ${count}`, kind: 'MANY', options: [wash, beads], styleIds: [], ...given };
}

const add = (body: unknown) => world.call({ method: 'POST', url: '/api/option-groups/add', token, body });

const added = async (given: Partial<OptionGroupWrite> = {}): Promise<OptionGroup> =>
  (await add(group(given))).json<OptionGroup>();

const change = (groupId: number, body: unknown, etag?: string) =>
  world.call({
    method: 'PUT',
    url: `/api/option-groups/update/${groupId}`,
    token,
    body,
    headers: etag === undefined ? {} : { 'if-match': etag },
  });

const remove = (groupId: number, etag?: string) =>
  world.call({
    method: 'DELETE',
    url: `/api/option-groups/delete/${groupId}`,
    token,
    headers: etag === undefined ? {} : { 'if-match': etag },
  });

const list = async () =>
  (await world.call({ method: 'GET', url: '/api/option-groups/all', token })).json<OptionGroup[]>();

const loadStyle = async (styleId = world.studio.styleId): Promise<Style> =>
  (await world.call({ method: 'GET', url: `/api/styles/${styleId}` })).json<Style>();

/** The second number of a style's ETag. */
const getOffer = ({ etag }: Style): string => etag.split('.')[1] ?? '';

const getCode = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<Problem>().code];

const write = ({ name, kind, options, styles }: OptionGroup): OptionGroupWrite => ({
  name,
  kind,
  options: options.map(({ upcomingBookings: _bookings, ...option }) => option),
  styleIds: styles.map(({ styleId }) => styleId),
});

describe('an option group', () => {
  it('is stored with its options in their order and its styles, without blanks around texts', async () => {
    const { styleId } = world.studio;
    const stored = await added({ name: '  Hair care ', styleIds: [styleId] });
    expect(stored).toMatchObject({
      name: 'Hair care',
      kind: 'MANY',
      options: [
        { ...wash, preparation: '', hairLength: null, isDefault: false, upcomingBookings: 0 },
        { ...beads, preparation: 'Bring two packs.' },
      ],
      styles: [{ styleId, style: 'Straight-back cornrows' }],
      etag: '"1"',
    });
    expect(await list()).toEqual([stored]);
  });

  it('is shown by its styles without the options that are switched off, and by no other style', async () => {
    const { styleId, otherStyleId } = world.studio;
    await added({ options: [wash, { ...beads, isActive: false }], styleIds: [styleId] });
    expect((await loadStyle()).optionGroups).toMatchObject([
      { kind: 'MANY', options: [{ name: 'Wash and detangle', price: 25, minutes: 30 }] },
    ]);
    expect(await loadStyle(otherStyleId)).not.toHaveProperty('optionGroups');
    const all = await world.call({ method: 'GET', url: '/api/styles/all' });
    expect(all.json<Style[]>().filter((style) => 'optionGroups' in style)).toHaveLength(1);
  });

  it('has a name that no other one has, in any case of its letters', async () => {
    const { name } = await added();
    const other = await added();
    expect(getCode(await add(group({ name: name.toUpperCase() })))).toEqual([409, 'name_taken']);
    expect(getCode(await change(other.groupId, group({ name })))).toEqual([409, 'name_taken']);
  });

  it.each([
    ['an option without a name', { options: [{ ...wash, name: ' ' }] }],
    ['two options of one name', { options: [wash, { ...wash, name: 'WASH AND DETANGLE' }] }],
    ['a price of a fraction of a cent', { options: [{ ...wash, price: 0.001 }] }],
    ['an option of another group', { options: [{ ...wash, optionId: 99 }] }],
    [
      'a default, although any can be chosen',
      { options: [{ ...wash, price: 0, minutes: 0, isDefault: true }] },
    ],
    ['exactly one to choose, and no default', { kind: 'ONE' as const }],
    ['a default that costs something', { kind: 'ONE' as const, options: [{ ...wash, isDefault: true }] }],
  ])('is refused with %s', async (_, given) => {
    const answer = await add(group(given));
    expect([answer.statusCode, answer.json<ValidationProblem>().errors.map(({ field }) => field)]).toEqual([
      422,
      ['options'],
    ]);
    expect(await list()).toEqual([]);
  });

  it('is the fifth of a style at most in vain: the answer names the style', async () => {
    const styleIds = [world.studio.styleId];
    for (let number = 1; number <= 4; number += 1) await added({ styleIds });
    const answer = await add(group({ styleIds }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json<ValidationProblem>().errors).toEqual([
      {
        field: 'styleIds',
        message:
          'Straight-back cornrows: A style has 4 groups of extras already. Take one away from it first.',
      },
    ]);
    expect(await list()).toHaveLength(4);
  });

  it('keeps its options by their ids, deletes those that are left out, and rises in version', async () => {
    const stored = await added();
    const [first, second] = stored.options;
    const body = {
      ...write(stored),
      options: [{ ...wash, optionId: second?.optionId, name: 'Wash' }, beads],
    };
    const answer = await change(stored.groupId, body, stored.etag);
    const changed = answer.json<OptionGroup>();
    expect(changed.options.map(({ optionId, name }) => [optionId === second?.optionId, name])).toEqual([
      [true, 'Wash'],
      [false, 'Beads'],
    ]);
    expect(changed.options.map(({ optionId }) => optionId)).not.toContain(first?.optionId);
    expect([changed.etag, answer.headers['etag']]).toEqual(['"2"', '"2"']);
  });

  it('can give its default to another option', async () => {
    const [one, two] = ['Short', 'Long'].map((name) => ({ ...wash, name, price: 0, minutes: 0 }));
    const stored = await added({
      kind: 'ONE',
      options: [
        { ...wash, ...one, isDefault: true },
        { ...wash, ...two },
      ],
    });
    const options = write(stored).options.map((option) => ({ ...option, isDefault: option.name === 'Long' }));
    const answer = await change(stored.groupId, { ...write(stored), options });
    expect(answer.json<OptionGroup>().options.map(({ isDefault }) => isDefault)).toEqual([false, true]);
  });

  it('is neither changed nor deleted with an outdated version', async () => {
    const { groupId } = await added();
    await change(groupId, group());
    for (const answer of [await change(groupId, group(), '"1"'), await remove(groupId, '"1"')]) {
      expect(getCode(answer)).toEqual([412, 'changed_meanwhile']);
    }
  });

  it('is a new offer of its styles when a price, minutes or a choice change, and else only a new version', async () => {
    const { styleId, otherStyleId } = world.studio;
    const before = await loadStyle();
    const stored = await added({ styleIds: [styleId] });
    const assigned = await loadStyle();
    expect(getOffer(assigned)).not.toBe(getOffer(before));
    await change(stored.groupId, { ...write(stored), name: 'Another name' });
    const renamed = await loadStyle();
    expect(getOffer(renamed)).toBe(getOffer(assigned));
    expect(renamed.etag).not.toBe(assigned.etag);
    const options = write(stored).options.map((option) => ({ ...option, price: option.price + 1 }));
    await change(stored.groupId, { ...write(stored), options });
    const dearer = await loadStyle();
    expect(getOffer(dearer)).not.toBe(getOffer(renamed));
    const other = getOffer(await loadStyle(otherStyleId));
    await change(stored.groupId, { ...write(stored), options, styleIds: [otherStyleId] });
    expect(getOffer(await loadStyle())).not.toBe(getOffer(dearer));
    expect(getOffer(await loadStyle(otherStyleId))).not.toBe(other);
  });

  it('is deleted with its options, and taken from its styles', async () => {
    const { groupId, etag } = await added({ styleIds: [world.studio.styleId] });
    expect((await remove(groupId, etag)).json<object>()).toEqual({ done: true });
    expect(await loadStyle()).not.toHaveProperty('optionGroups');
    expect(getCode(await remove(groupId))).toEqual([404, 'option_group_not_found']);
    expect(getCode(await change(groupId, group()))).toEqual([404, 'option_group_not_found']);
  });

  it('keeps an option of upcoming bookings, which can be switched off but not deleted', async () => {
    const stored = await added({ styleIds: [world.studio.styleId] });
    const [washed, beaded] = stored.options;
    const parent = await world.signIn();
    const body = bookingBody(world.studio.styleId, { optionIds: [washed?.optionId] });
    const booked = await world.call({
      method: 'POST',
      url: '/api/booking/create',
      token: parent.token,
      body,
    });
    expect(booked.statusCode).toBe(200);
    expect((await list())[0]?.options.map(({ upcomingBookings }) => upcomingBookings)).toEqual([1, 0]);
    const without = { ...write(stored), options: [{ ...beads, optionId: beaded?.optionId }] };
    for (const answer of [await change(stored.groupId, without), await remove(stored.groupId)]) {
      expect([...getCode(answer), answer.json<Problem>().message]).toEqual([
        409,
        'option_in_use',
        '“Wash and detangle” cannot be deleted, because 1 appointment with it is still to come. Switch it off instead.',
      ]);
    }
    const off = write(stored).options.map((option) => ({ ...option, isActive: option.name === 'Beads' }));
    expect((await change(stored.groupId, { ...write(stored), options: off })).statusCode).toBe(200);
    expect((await loadStyle()).optionGroups?.[0]?.options.map(({ name }) => name)).toEqual(['Beads']);
  });
});

describe('the order of option groups', () => {
  it('is that of the ids, then the earlier order, for the owner and for styles', async () => {
    const styleIds = [world.studio.styleId];
    const ids: number[] = [];
    for (let number = 1; number <= 3; number += 1) ids.push((await added({ styleIds })).groupId);
    const [first, second, third] = ids;
    const answer = await world.call({
      method: 'PUT',
      url: '/api/option-groups/order',
      token,
      body: { groupIds: [third, 9999] },
    });
    expect(answer.statusCode).toBe(200);
    expect((await list()).map(({ groupId }) => groupId)).toEqual([third, first, second]);
    expect((await loadStyle()).optionGroups?.map(({ groupId }) => groupId)).toEqual([third, first, second]);
  });
});
