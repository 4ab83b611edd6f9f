import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Style } from '@plaitful/api-client/contract';
import { meta } from '@plaitful/messages/en-CA/common';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { buildTestSite } from '../../test/testSite.ts';
import { toPublicBusiness, loadBusiness } from '../platform/config/business.ts';
import { parseConfig } from '../platform/config/config.ts';
import { loadBuiltApp } from './builtApp.ts';
import { createPages, type PageSources } from './pages.ts';

const publicUrl = 'https://braids.example';
const siteDirectory = buildTestSite();
const business = toPublicBusiness(
  loadBusiness(resolve(import.meta.dirname, '../../../../business.json')),
  parseConfig({}),
  false,
);
const app = await loadBuiltApp(siteDirectory, business);
if (app === undefined) throw new Error('The test site cannot be read');
const sources: PageSources = { app, business, publicUrl, loadStyles: async () => [] };
let world: TestApp;

beforeAll(async () => {
  world = await startTestApp({ siteDirectory, config: { publicUrl } });
});
afterAll(() => world.close());

const get = (url: string) => world.call({ method: 'GET', url, headers: { accept: 'text/html,*/*' } });

/** The tags of a head, by name, as a link preview reads them. */
function tagsOf(html: string): Map<string, string[]> {
  const tags = new Map<string, string[]>();
  const add = (name: string, value = '') => tags.set(name, [...(tags.get(name) ?? []), value]);
  for (const [, text] of html.matchAll(/<title>(.*?)<\/title>/g)) add('title', text);
  for (const [, name = '', text] of html.matchAll(/<meta (?:name|property)="(.*?)" content="(.*?)" \/>/g))
    add(name, text);
  for (const [, text] of html.matchAll(/<link rel="canonical" href="(.*?)" \/>/g)) add('canonical', text);
  return tags;
}

const dataOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

/** The head of a page with other data than the test's studio. */
async function getHead(given: Partial<PageSources>, url: string): Promise<string> {
  const page = await createPages({ ...sources, ...given })(url);
  return 'head' in page ? page.head : '';
}

const image = [`${publicUrl}/share.png`];

describe('the head of a page', () => {
  it('is in the server’s HTML, each tag once and with the public URL', async () => {
    const { body, headers } = await get('/');
    expect(Object.fromEntries(tagsOf(body))).toEqual({
      title: ['Plaitful Kids in Ottawa'],
      description: ['For girls of 5 to 12.'],
      canonical: [`${publicUrl}/`],
      'og:type': ['website'],
      'og:locale': ['en_CA'],
      'og:site_name': ['Plaitful Kids'],
      'og:title': ['Plaitful Kids in Ottawa'],
      'og:description': ['For girls of 5 to 12.'],
      'og:url': [`${publicUrl}/`],
      'og:image': image,
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [meta.image],
      'twitter:card': ['summary_large_image'],
    });
    expect(headers['x-robots-tag']).toBeUndefined();
  });

  it('has one canonical URL for a page, whatever its query', async () => {
    for (const url of ['/services', '/services?type=2&page=3']) {
      expect(tagsOf((await get(url)).body).get('canonical')).toEqual([`${publicUrl}/services`]);
    }
  });

  it('excludes personal and missing pages from search engines', async () => {
    for (const [url, status, title] of [
      ['/reset-password', 200, 'Reset password · Plaitful Kids'],
      ['/dashboard/bookings/7/reschedule', 200, 'Reschedule · Plaitful Kids'],
      ['/no/such/page', 404, 'Not Found · Plaitful Kids'],
      [`/services/${world.studio.archivedStyleId}`, 404, 'No service selected · Plaitful Kids'],
      ['/services/99999', 404, 'No service selected · Plaitful Kids'],
      ['/services/x', 404, 'No service selected · Plaitful Kids'],
    ] as const) {
      const { body, headers, statusCode } = await get(url);
      const tags = tagsOf(body);
      expect([url, statusCode, tags.get('title'), tags.get('robots')]).toEqual([
        url,
        status,
        [title],
        ['noindex'],
      ]);
      expect(headers['x-robots-tag']).toBe('noindex');
      expect([tags.get('canonical'), tags.get('og:url'), dataOf(body)]).toEqual([undefined, undefined, []]);
    }
  });

  it('of a style has its name, its description, its picture and its price', async () => {
    const url = `/services/${world.studio.styleId}`;
    const style = (await get(`/api/styles/${world.studio.styleId}`)).json<Style>();
    const { body } = await get(url);
    const tags = tagsOf(body);
    expect(tags.get('title')).toEqual([`${style.style} · Plaitful Kids`]);
    expect(tags.get('description')).toEqual(
      style.styleShortDescription === '' ? undefined : [style.styleShortDescription],
    );
    expect(tags.get('canonical')).toEqual([publicUrl + url]);
    expect(dataOf(body)).toEqual([
      expect.objectContaining({
        '@type': 'Service',
        name: style.style,
        serviceType: style.serviceName,
        url: publicUrl + url,
        provider: expect.objectContaining({ '@id': `${publicUrl}/#studio`, name: 'Plaitful Kids' }),
        offers: {
          '@type': 'Offer',
          price: style.value.toFixed(2),
          priceCurrency: 'CAD',
          url: publicUrl + url,
        },
      }),
    ]);
  });

  it('follows a style that is changed or archived', async () => {
    const { otherStyleId } = world.studio;
    const { token } = await world.signIn({ roles: ['ROLE_ADMIN'] });
    expect(tagsOf((await get(`/services/${otherStyleId}`)).body).has('robots')).toBe(false);
    await world.call({ method: 'DELETE', url: `/api/styles/delete/${otherStyleId}`, token });
    expect(tagsOf((await get(`/services/${otherStyleId}`)).body).get('robots')).toEqual(['noindex']);
  });

  it('is written without the styles for a page of texts alone', async () => {
    const faq = { path: '/faq', isIndexed: true, prerender: {} };
    const loadStyles = vi.fn<PageSources['loadStyles']>(async () => []);
    const faqApp = { ...sources.app, pages: [faq], getTexts: () => ({ title: 'Questions' }) };
    expect(tagsOf(await getHead({ app: faqApp, loadStyles }, '/faq')).get('title')).toEqual(['Questions']);
    expect(loadStyles).not.toHaveBeenCalled();
    await getHead({ loadStyles }, '/');
    expect(loadStyles).toHaveBeenCalledOnce();
  });

  it('escapes names, and does not replace placeholders in them', async () => {
    const name = `</script><b title="'">{city} & co`;
    const head = await getHead({ business: { ...business, name } }, '/');
    expect(tagsOf(head).get('title')).toEqual([
      '&lt;/script&gt;&lt;b title=&quot;&#39;&quot;&gt;{city} &amp; co in Ottawa',
    ]);
    expect(head).not.toContain('<b');
    expect(dataOf(head)[0]?.['name']).toBe(name);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('no database'))],
    ['is silent', () => new Promise<never>(() => undefined)],
  ])('is sent while the database %s, and forgets no style for that', async (_how, loadStyles) => {
    const tags = tagsOf(await getHead({ loadStyles }, '/services/1'));
    expect([tags.get('title'), tags.has('robots')]).toEqual([['Services · Plaitful Kids'], false]);
    expect(dataOf(await getHead({ loadStyles }, '/'))[0]).not.toHaveProperty('priceRange');
  });
});

describe('the structured data of the studio', () => {
  it('comes from its settings', async () => {
    const [studio] = dataOf((await get('/')).body);
    expect(studio).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'HairSalon',
      name: 'Plaitful Kids',
      url: `${publicUrl}/`,
      telephone: '+16135550142',
      email: 'hello@plaitfulkids.example',
      image: `${publicUrl}/share.png`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Demo Street',
        addressLocality: 'Ottawa',
        addressRegion: 'Ontario',
        addressCountry: 'CA',
      },
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Friday', opens: '16:00', closes: '19:00' },
        { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', opens: '13:00', closes: '19:00' },
      ],
      priceRange: expect.stringMatching(/^\$\d+(\.\d\d)?( to \$\d+(\.\d\d)?)?$/),
      sameAs: ['https://example.com/plaitfulkids/pictures', 'https://example.com/plaitfulkids/videos'],
    });
  });

  it('has the address in one line where its parts are unknown', async () => {
    for (const [address, told] of [
      [
        'Unit 4, 12 Demo Street, Ottawa, Ontario K1A 0B1',
        { streetAddress: 'Unit 4, 12 Demo Street', addressRegion: 'Ontario', postalCode: 'K1A 0B1' },
      ],
      ['12 Demo Street', { streetAddress: '12 Demo Street' }],
    ] as const) {
      const head = await getHead({ business: { ...business, address } }, '/');
      expect(dataOf(head)[0]?.['address']).toEqual({
        '@type': 'PostalAddress',
        addressCountry: 'CA',
        ...(address.includes('Ottawa') && { addressLocality: 'Ottawa' }),
        ...told,
      });
    }
  });
});

describe('the files for offline use', () => {
  it('is a page with the studio’s number, and a script that is new when the page is', async () => {
    const offline = await get('/offline.html');
    expect(offline.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(offline.body).toContain('<a href="tel:+16135550142">613-555-0142</a>');
    const script = await get('/sw.js');
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(script.body).toMatch(/'offline-[0-9a-f]{16}'/);
    const moved = await loadBuiltApp(siteDirectory, { ...business, contactPhone: '613-555-0199' });
    expect(moved?.filled['/offline.html']?.text).toContain('613-555-0199');
    expect(moved?.filled['/sw.js']?.text).not.toBe(script.body);
  });

  it('include a manifest with its content type and the studio’s name', async () => {
    const { headers } = await get('/manifest.webmanifest');
    expect(headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const odd = await loadBuiltApp(siteDirectory, { ...business, name: '"Plaits" \\ co' });
    expect(JSON.parse(odd?.filled['/manifest.webmanifest']?.text ?? '')).toMatchObject({
      name: '"Plaits" \\ co',
    });
  });
});

it('treats an incomplete build as not built', async () => {
  const half = buildTestSite();
  rmSync(join(half, 'server/server.js'));
  expect(await loadBuiltApp(half, business)).toBeUndefined();
});
