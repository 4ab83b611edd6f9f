import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem, ServiceType, ValidationProblem } from '@plaitful/api-client/contract';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let world: TestApp;
let token = '';
let count = 0;

beforeAll(async () => {
  world = await startTestApp();
  token = (await world.signIn({ roles: ['ROLE_ADMIN'] })).token;
});
afterAll(() => world.close());

const add = (serviceName: unknown) =>
  world.call({ method: 'POST', url: '/api/service-type/add', token, body: { serviceName } });

async function makeType(): Promise<ServiceType> {
  count += 1;
  return (await add(`Type ${count}`)).json<ServiceType>();
}

const rename = (serviceId: number, serviceName: unknown, ifMatch?: string) =>
  world.call({
    method: 'PUT',
    url: `/api/service-type/update/${serviceId}`,
    token,
    body: { serviceId: 1, serviceName },
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  });

const remove = (serviceId: number, ifMatch?: string) =>
  world.call({
    method: 'DELETE',
    url: `/api/service-type/delete/${serviceId}`,
    token,
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  });

const stored = (serviceId: number) =>
  world.database.selectFrom('serviceTypes').selectAll().where('serviceId', '=', serviceId).executeTakeFirst();

function putStyles(
  serviceId: number,
  styleIds: readonly number[],
  archivedAt: Date | null,
): Promise<unknown> {
  return world.database
    .updateTable('styles')
    .set({ serviceId, archivedAt })
    .where('styleId', 'in', styleIds)
    .execute();
}

describe('a service type', () => {
  it('is stored under its name, without blanks around it, and with its version', async () => {
    const answer = await add('  Hair Prep ');
    const { serviceId } = answer.json<ServiceType>();
    expect(answer.json<ServiceType>()).toEqual({ serviceId, serviceName: 'Hair Prep', etag: '"1"' });
    expect(answer.headers['etag']).toBe('"1"');
  });

  it.each(['', '   ', undefined, 5])('has a name: %j', async (name) => {
    const { serviceId } = await makeType();
    for (const answer of [await add(name), await rename(serviceId, name)]) {
      expect([answer.statusCode, answer.json<ValidationProblem>().errors]).toEqual([
        422,
        [{ field: 'serviceName', message: 'Service name is required' }],
      ]);
    }
  });

  it('has a name that no other one has, in any case of its letters', async () => {
    const { serviceId, serviceName } = await makeType();
    const other = await makeType();
    const taken = serviceName.toUpperCase();
    for (const answer of [await add(taken), await rename(other.serviceId, ` ${taken} `)]) {
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'name_taken']);
    }
    expect((await rename(serviceId, taken)).json<ServiceType>()).toMatchObject({ serviceName: taken });
  });

  it('is created once by two clients with the same name', async () => {
    const answers = await Promise.all([add('Twists'), add('twists')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is renamed by the id of the path, and its version rises', async () => {
    const { serviceId } = await makeType();
    const answer = await rename(serviceId, 'Locs', '"1"');
    expect(answer.json<ServiceType>()).toEqual({ serviceId, serviceName: 'Locs', etag: '"2"' });
    expect(answer.headers['etag']).toBe('"2"');
  });

  it('is neither renamed nor deleted with an outdated version', async () => {
    const { serviceId } = await makeType();
    await rename(serviceId, 'Bantu knots');
    for (const answer of [await rename(serviceId, 'Knots', '"1"'), await remove(serviceId, '"1"')]) {
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([412, 'changed_meanwhile']);
    }
    expect(await stored(serviceId)).toMatchObject({ serviceName: 'Bantu knots', version: 2 });
  });

  it('is deleted when it has no style', async () => {
    const { serviceId, etag } = await makeType();
    expect((await remove(serviceId, etag)).json<object>()).toEqual({ done: true });
    expect(await stored(serviceId)).toBeUndefined();
    for (const answer of [await remove(serviceId), await rename(serviceId, 'Gone')]) {
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, 'service_type_not_found']);
    }
  });

  it('is not deleted while it has styles, whose number is returned', async () => {
    const { serviceId, serviceName } = await makeType();
    const { styleId, otherStyleId, archivedStyleId } = world.studio;
    await putStyles(serviceId, [archivedStyleId], world.now);
    await putStyles(serviceId, [styleId], null);
    const one = (await remove(serviceId)).json<Problem>();
    expect([one.status, one.code, one.message]).toEqual([
      409,
      'type_has_styles',
      `“${serviceName}” cannot be deleted, because it still has 1 style. Delete that style first.`,
    ]);
    await putStyles(serviceId, [otherStyleId], null);
    expect((await remove(serviceId)).json<Problem>().message).toBe(
      `“${serviceName}” cannot be deleted, because it still has 2 styles. Delete those styles first.`,
    );
    await putStyles(world.studio.serviceId, [styleId, otherStyleId], null);
  });

  it('whose styles are all archived is archived: out of the list, its name free again', async () => {
    const { serviceId, serviceName } = await makeType();
    await putStyles(serviceId, [world.studio.archivedStyleId], world.now);
    expect((await remove(serviceId)).statusCode).toBe(200);
    expect((await stored(serviceId))?.archivedAt).toEqual(world.now);
    const listed = await world.call({ method: 'GET', url: '/api/service-type/service/all' });
    expect(listed.json<ServiceType[]>().map((type) => type.serviceId)).not.toContain(serviceId);
    expect(
      (await world.call({ method: 'GET', url: `/api/service-type/styles/${serviceId}` })).statusCode,
    ).toBe(404);
    for (const answer of [await remove(serviceId), await rename(serviceId, 'Back')]) {
      expect(answer.json<Problem>().code).toBe('service_type_not_found');
    }
    expect((await add(serviceName)).statusCode).toBe(200);
  });
});
