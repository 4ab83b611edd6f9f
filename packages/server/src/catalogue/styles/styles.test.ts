import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem, Review, ServiceType, Style } from '@plaitful/api-client/contract';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let world: TestApp;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

const get = (url: string) => world.call({ method: 'GET', url });

describe('styles', () => {
  it('answer a guest with money in dollars, an etag, a picture and the days from today on', async () => {
    const answer = await get(`/api/styles/${world.studio.styleId}`);
    expect(answer.headers['etag']).toMatch(/^W\/"/);
    expect(answer.json<Style>()).toMatchObject({
      style: 'Straight-back cornrows',
      serviceName: 'Cornrows',
      styleDuration: '1:30',
      stylePrice: 60,
      discount: 10,
      value: 54,
      styleDeposit: 20,
      createdAt: [2026, 10, 1],
      etag: '"1.1"',
      styleImage: '/api/images/ab12cd34ab12cd34/640.jpeg',
      availableDays: ['2026-12-01', '2026-12-04', '2026-12-05', '2026-12-11', '2026-12-12'],
      dayTimeMapping: { '2026-12-04': ['17:00'], '2026-12-05': ['14:00', '15:30', '17:00'] },
    });
  });

  it('leave out archived ones in lists, and do not find them', async () => {
    const { styleId, otherStyleId, archivedStyleId, serviceId } = world.studio;
    for (const url of ['/api/styles/all', `/api/service-type/styles/${serviceId}`]) {
      expect((await get(url)).json<Style[]>().map((style) => style.styleId)).toEqual([styleId, otherStyleId]);
    }
    const archived = await get(`/api/styles/${archivedStyleId}`);
    expect([archived.statusCode, archived.json<Problem>().code]).toEqual([404, 'style_not_found']);
  });

  it('of an unknown service type are not found', async () => {
    const answer = await get('/api/service-type/styles/9999');
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, 'service_type_not_found']);
  });

  it('are offered from the studio’s current day on, also when it is already tomorrow elsewhere', async () => {
    world.now = new Date('2026-12-06T03:00:00Z');
    const { availableDays } = (await get(`/api/styles/${world.studio.styleId}`)).json<Style>();
    expect(availableDays[0]).toBe('2026-12-05');
  });
});

describe('other public lists', () => {
  it('answer service types and reviews', async () => {
    expect((await get('/api/service-type/service/all')).json<ServiceType[]>()).toEqual([
      { serviceId: world.studio.serviceId, serviceName: 'Cornrows', etag: '"1"' },
    ]);
    expect((await get('/api/reviews/all')).json<Review[]>()).toMatchObject([
      { review: 'Lovely.', reviewBy: 'Ada Bello' },
    ]);
  });

  it('answer the studio’s settings', async () => {
    const business = (await get('/api/business')).json<object>();
    expect(business).toMatchObject({
      name: 'Plaitful Kids',
      depositDeadlineMinutes: 1440,
      isDemo: false,
      textMessages: false,
      chairs: 2,
    });
  });

  it('healthz and readyz answer ok', async () => {
    expect((await get('/healthz')).json<object>()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json<object>()).toEqual({ status: 'ok' });
  });
});
