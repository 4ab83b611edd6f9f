import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Review, Style } from '@plaitful/api-client/contract';
import { picture, sendStyle } from '../../test/styleForms.ts';
import { buildTestSite } from '../../test/testSite.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';

let world: TestApp;
let token = '';

beforeAll(async () => {
  world = await startTestApp({ siteDirectory: buildTestSite() });
  await world.database.deleteFrom('reviews').execute();
  token = (await world.signIn({ roles: ['ROLE_ADMIN'] })).token;
});
afterAll(() => world.close());

async function pageAt(url: string) {
  const { statusCode, body } = await world.call({ method: 'GET', url, headers: { accept: 'text/html' } });
  const data = JSON.parse(/id="initial-data">(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as {
    lists?: object;
    style?: Style;
    year?: number;
  };
  return {
    status: statusCode,
    head: body.slice(0, body.indexOf('</head>')),
    root: /<div id="root">(.*)<\/div>/.exec(body)?.[1],
    lists: data.lists,
    style: data.style,
    year: data.year,
  };
}

async function addReview(review: string): Promise<Review> {
  const body = { review, reviewBy: 'Ada' };
  const answer = await world.call({ method: 'POST', url: '/api/reviews/add', token, body });
  return answer.json<Review>();
}

describe('a page that the server renders', () => {
  it('is in the response, with its data and style sheets', async () => {
    const added = await addReview('Neat <rows>');
    const { head, root, lists } = await pageAt('/');
    expect(root).toBe('<h1>/</h1>Neat <rows>');
    expect(lists).toEqual({ '/api/reviews/all': [added] });
    expect(head).toContain('<link rel="preload" href="/hero.svg"/>');
    for (const file of ['app-2b3c', 'home-1a2b', 'carousel-9f0a'])
      expect(head).toContain(`<link rel="stylesheet" crossorigin href="/assets/${file}.css">`);
  });

  it('shows changes', async () => {
    const added = await addReview('Kind hands');
    const after = await pageAt('/');
    expect(after.root).toContain('Kind hands');
    await world.call({ method: 'DELETE', url: `/api/reviews/${added.reviewId}`, token });
    expect((await pageAt('/')).root).not.toContain('Kind hands');
  });

  it('shows the studio’s calendar year', async () => {
    const before = world.now;
    world.now = new Date('2026-12-31T23:30:00-05:00');
    const old = await pageAt('/');
    world.now = new Date('2027-01-01T00:30:00-05:00');
    const fresh = await pageAt('/');
    world.now = before;
    expect([old.year, fresh.year]).toEqual([2026, 2027]);
  });

  it('of a style shows the current style, where it is offered', async () => {
    const { styleId, archivedStyleId } = world.studio;
    const url = `/services/${styleId}`;
    const read = () => world.call({ method: 'GET', url: `/api/styles/${styleId}` });
    const style = (await read()).json<Style>();
    const before = await pageAt(url);
    expect(before.root).toBe(`<h1>${url}</h1>${style.style}`);
    expect(before.style).toEqual(style);
    expect(before.head).toContain('href="/assets/style-7e8f.css"');
    const image = await picture(40, 50).png().toBuffer();
    await sendStyle(world, { token, styleId, ifMatch: style.etag, fields: { style: 'Waves' }, image });
    const after = await pageAt(url);
    expect(after.root).toContain('Waves');
    expect(after.style).toEqual((await read()).json<Style>());
    for (const other of [`/services/${archivedStyleId}`, '/services/0']) {
      expect(await pageAt(other)).toMatchObject({ root: '', style: undefined });
    }
  });

  it('shows what its query asks for', async () => {
    expect((await pageAt('/services?type=2&gentle=1')).root).toContain('<h1>/services?type=2&gentle=1</h1>');
  });

  it('is left to the app where its query opens what only the app renders', async () => {
    for (const url of [`/services/${world.studio.styleId}?pick`, '/dashboard/bookings/7/reschedule']) {
      expect(await pageAt(url)).toMatchObject({ status: 200, root: '', lists: undefined });
    }
  });

  it('is left to the app when it cannot be rendered', async () => {
    const { reviewId } = await addReview('breaks');
    expect(await pageAt('/')).toMatchObject({ status: 200, root: '' });
    await world.call({ method: 'DELETE', url: `/api/reviews/${reviewId}`, token });
    expect((await pageAt('/')).root).toContain('<h1>/');
  });

  it('does not show the code that renders it', async () => {
    const answer = await world.call({ method: 'GET', url: '/server/server.js', headers: { accept: '*/*' } });
    expect(answer.statusCode).toBe(404);
  });
});
