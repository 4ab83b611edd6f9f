import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServedPage } from '@plaitful/api-client/page';
import { makeTempDir } from './tempDir.ts';

const pages: readonly ServedPage[] = [
  {
    path: '/',
    isIndexed: true,
    prerender: { initialData: ['/api/reviews/all'], lazyModules: ['Carousel.tsx'] },
  },
  { path: '/services', isIndexed: true, prerender: {} },
  {
    path: '/services/:styleId',
    isIndexed: true,
    prerender: { initialData: ['style'], unlessQuery: ['pick'] },
  },
  { path: '/reset-password' },
  { path: '/dashboard/bookings/:bookingId/reschedule', guard: {} },
  { path: '/dashboard/*', guard: {} },
  { path: '*' },
];

/** The head is that of the app. */
const documentHead = new URL('../../../app/src/lib/documentHead.ts', import.meta.url).href;

/** Renders the reviews and the style of a page. */
const server = `
import { getHeadElements } from ${JSON.stringify(documentHead)};
const pages = ${JSON.stringify(pages)};
const titles = {
  '/': ({ name, city }) => name + ' in ' + city,
  '/services': ({ name }) => 'Services · ' + name,
  '/services/:styleId': ({ name }, style) => style.style + ' · ' + name,
  '/reset-password': ({ name }) => 'Reset password · ' + name,
  '/dashboard/bookings/:bookingId/reschedule': ({ name }) => 'Reschedule · ' + name,
};
const descriptions = {
  '/': ({ ageMin, ageMax }) => 'For girls of ' + ageMin + ' to ' + ageMax + '.',
  '/services': () => 'Every style.',
  '/services/:styleId': (_business, style) => style.styleShortDescription,
};
const getTexts = ({ path }, { business, style }) => ({
  title: titles[path](business, style),
  description: descriptions[path]?.(business, style) || undefined,
});
const listModules = ({ path }) => ['client.tsx', ...(path === '/' ? ['HomePage.tsx'] : [])].concat(
  path === '/services/:styleId' ? ['StylePage.tsx'] : [],
);
async function renderPage(address, { lists = {}, style }) {
  const reviews = lists['/api/reviews/all'] ?? [];
  if (reviews.some(({ review }) => review === 'breaks')) throw new Error('broken');
  return '<link rel="preload" href="/hero.svg"/><h1>' + address + '</h1>' + reviews.map(({ review }) => review).join() + (style?.style ?? '');
}
export const serverEntry = { pages, getTexts, getHeadElements, listModules, renderPage };`;

const manifest = {
  'client.tsx': { file: 'assets/client-4f3a.js', css: ['assets/app-2b3c.css'] },
  'HomePage.tsx': { file: 'assets/home-3c4d.js', imports: ['client.tsx'], css: ['assets/home-1a2b.css'] },
  'StylePage.tsx': { file: 'assets/style-5e6f.js', css: ['assets/style-7e8f.css'] },
  '_carousel-8d9e.js': { file: 'assets/carousel-8d9e.js', css: ['assets/carousel-9f0a.css'] },
};

const files: Readonly<Record<string, string>> = {
  'index.html':
    '<!doctype html><head><!--head--><!--data--><script type="module" crossorigin src="/assets/main-4f3a.js"></script></head><div id="root"><!--body--></div>',
  'server/server.js': server,
  '.vite/manifest.json': JSON.stringify(manifest),
  '.vite/ssr-manifest.json': JSON.stringify({ 'Carousel.tsx': ['/assets/carousel-8d9e.js'] }),
  'assets/main-4f3a.js': 'export {};',
  'assets/main-4f3a.js.br': 'as the build packed it',
  'icons/192.png': 'an icon',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'manifest.webmanifest': JSON.stringify({ name: '{businessName}', icons: [] }),
  'offline.html': '<h1>Offline</h1><a href="tel:{phoneHref}">{contactPhone}</a>',
  'offline.css': 'h1 { color: red; }',
  'sw.js': "const kept = 'offline-{version}';",
};

/** Writes an app as a build would, with the placeholders that the server fills in. @returns its folder */
export function buildTestSite(): string {
  const directory = makeTempDir();
  for (const folder of ['assets', 'server', 'icons', '.vite']) mkdirSync(join(directory, folder));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  return directory;
}
