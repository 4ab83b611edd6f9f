import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { buildTestSite } from '../../test/testSite.ts';

let world: TestApp;

beforeAll(async () => {
  world = await startTestApp({
    siteDirectory: buildTestSite(),
    config: { publicUrl: 'https://braids.example' },
  });
});
afterAll(() => world.close());

const get = (url: string) => world.call({ method: 'GET', url });

describe('the sitemap and robots.txt', () => {
  it('robots.txt disallows account pages', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual(expect.arrayContaining(['Disallow: /dashboard', 'Disallow: /auth/']));
    expect(body).toContain('Sitemap: https://braids.example/sitemap.xml');
  });

  it('list every public page and every offered style, with the public URL', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const urls = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    const { styleId, otherStyleId, archivedStyleId } = world.studio;
    const pages = ['/', '/services'];
    const styles = [styleId, otherStyleId].map((id) => `/services/${id}`);
    expect(urls).toEqual([...pages, ...styles].map((path) => `https://braids.example${path}`));
    expect(body).not.toContain(`/services/${archivedStyleId}<`);
  });
});
