import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageList } from '../src/site/pages.ts';
import { makeTempDir } from './folders.ts';

const pages: PageList = {
  takeOver: 'assets/takeOver-5d6e.js',
  pages: {
    '/': {
      title: '{businessName} in {city}',
      description: 'For girls of {ageMin} to {ageMax}.',
      isIndexed: true,
      drawing: {
        files: { styles: ['assets/home-1a2b.css'], scripts: ['assets/home-3c4d.js'] },
        lists: ['/api/reviews/all'],
      },
    },
    '/services': {
      title: 'Services · {businessName}',
      description: 'Every style.',
      isIndexed: true,
      drawing: { files: { styles: [], scripts: [] }, reads: ['type'] },
    },
    '/services/:styleId': {
      title: '{styleName} · {businessName}',
      description: '{styleDescription}',
      isIndexed: true,
      drawing: { files: { styles: ['assets/style-7e8f.css'], scripts: [] } },
    },
    '/reset-password': { title: 'Reset password · {businessName}', isIndexed: false },
    '/dashboard/bookings/:bookingId/reschedule': { title: 'Reschedule · {businessName}', isIndexed: false },
  },
  styleMissing: { title: 'No service selected · {businessName}', isIndexed: false },
  notFound: { title: 'Not Found · {businessName}', isIndexed: false },
  imageAlt: 'A long plait',
};

/** Draws the reviews and the style of a page, and how often it has drawn. */
const drawer = `
let times = 0;
export async function drawPage(address, { lists = {}, style }) {
  const reviews = lists['/api/reviews/all'] ?? [];
  if (reviews.some(({ review }) => review === 'breaks')) throw new Error('broken');
  times += 1;
  return '<link rel="preload" href="/hero.svg"/><h1>' + address + ' ' + times + '</h1>' + reviews.map(({ review }) => review).join() + (style?.style ?? '');
}`;

const files: Readonly<Record<string, string>> = {
  'index.html':
    '<!doctype html><head><!--head--><!--data--><script type="module" crossorigin src="/assets/main-4f3a.js"></script></head><div id="root"><!--body--></div>',
  'drawing/server.js': drawer,
  'assets/main-4f3a.js': 'export {};',
  'assets/main-4f3a.js.br': 'as the build packed it',
  'icons/192.png': 'an icon',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'pages.json': JSON.stringify(pages),
  'manifest.webmanifest': JSON.stringify({ name: '{businessName}', icons: [] }),
  'offline.html': '<h1>Offline</h1><a href="tel:{phoneHref}">{contactPhone}</a>',
  'offline.css': 'h1 { color: red; }',
  'sw.js': "const kept = 'offline-{version}';",
};

/** Writes an app as a build would, with the parts that the server fills in. Answers where it lies. */
export function buildTestSite(): string {
  const directory = makeTempDir();
  for (const folder of ['assets', 'drawing', 'icons']) mkdirSync(join(directory, folder));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  return directory;
}
