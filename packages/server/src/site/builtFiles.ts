import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Business } from '@plaitful/api-client/contract';
import { dialledPhone } from '@plaitful/domain/phone';
import { formatPhone } from '@plaitful/messages/format';
import { escapeHtml, fillIn } from './markup.ts';
import type { PageList } from './pages.ts';

/** A file of the built app that the studio's settings are written into. */
interface FilledFile {
  readonly type: string;
  readonly text: string;
}

/** What the server reads of the built app; it serves the rest as it lies. */
export interface BuiltFiles {
  /** The app's page, without its head. */
  readonly shell: string;
  readonly pages: PageList;
  /** By path. */
  readonly filled: Readonly<Record<string, FilledFile>>;
}

/** The files that {@link readBuiltFiles} reads: none of them is served as it lies. */
export const readNames = [
  'index.html',
  'pages.json',
  'offline.html',
  'manifest.webmanifest',
  'sw.js',
] as const;

/** Reads what was built; undefined when nothing was, or only a part. */
export function readBuiltFiles(directory: string, business: Business): BuiltFiles | undefined {
  const read = (name: (typeof readNames)[number] | 'offline.css') =>
    readFileSync(join(directory, name), 'utf8');
  try {
    const offline = fillIn(read('offline.html'), {
      businessName: escapeHtml(business.name),
      contactPhone: escapeHtml(formatPhone(business.contactPhone)),
      phoneHref: escapeHtml(dialledPhone(business.contactPhone)),
    });
    // As a text within a text of JSON.
    const businessName = JSON.stringify(business.name).slice(1, -1);
    const version = createHash('sha256')
      .update(offline)
      .update(read('offline.css'))
      .digest('hex')
      .slice(0, 16);
    return {
      shell: read('index.html'),
      pages: JSON.parse(read('pages.json')) as PageList,
      filled: {
        '/offline.html': { type: 'text/html; charset=utf-8', text: offline },
        '/manifest.webmanifest': {
          type: 'application/manifest+json; charset=utf-8',
          text: fillIn(read('manifest.webmanifest'), { businessName }),
        },
        '/sw.js': { type: 'text/javascript; charset=utf-8', text: fillIn(read('sw.js'), { version }) },
      },
    };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
