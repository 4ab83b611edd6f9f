import { toE164OrUnchanged } from '@plaitful/domain/phone';
import { formatPhone } from '@plaitful/messages/format';
import type { Plugin } from 'vite';
import { offlinePage as page, offlineStyles } from '../app/scripts/offlinePage.ts';
import business from '../business.json' with { type: 'json' };
import { servedFiles } from './servedFiles.ts';

const { name, contactPhone } = business;
const values: Readonly<Record<string, string>> = {
  businessName: name,
  contactPhone: formatPhone(contactPhone),
  phoneHref: toE164OrUnchanged(contactPhone),
};

/** The server fills in this placeholder and serves the page at the root, where Storybook need not be. */
const filledPage = (): string =>
  page()
    .replaceAll(/\{(\w+)\}/g, (braces, value: string) => values[value] ?? braces)
    .replace('"/offline.css"', '"offline.css"');

/** Serves the offline page, which is static and not rendered by the app, to its story. */
export const offlinePage = (): Plugin =>
  servedFiles('offline-page', {
    'offline.html': { type: 'text/html; charset=utf-8', read: filledPage },
    'offline.css': { type: 'text/css; charset=utf-8', read: offlineStyles },
  });
