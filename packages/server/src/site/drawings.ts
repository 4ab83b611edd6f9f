import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Business, Style } from '@plaitful/api-client/contract';
import { studioYear } from '@plaitful/domain/studio-clock';
import type { Logger } from 'pino';
import type { Clock } from '../config/clock.ts';
import { inTime } from './inTime.ts';

/** What the build says of a page that is drawn before the app runs. */
export interface ListedDrawing {
  /** What a browser should fetch at once for it, beside the app itself. */
  readonly files: { readonly styles: readonly string[]; readonly scripts: readonly string[] };
  /** The lists that it shows, by the path of their call. */
  readonly lists?: readonly string[];
  /** Parameters of the address that it is another page with; it is not drawn then. */
  readonly reads?: readonly string[];
}

/** The lists that pages show, from memory where they are. */
export type ListReaders = Readonly<Record<string, () => Promise<readonly unknown[]>>>;

/** What the app finds in the page that it takes over. */
interface PageData {
  readonly business: Business;
  /** The studio's, for the foot of the page. */
  readonly year: number;
  readonly lists?: Readonly<Record<string, readonly unknown[]>>;
  readonly style?: Style;
}

/** A page as it stands before the app runs. */
export interface Drawn {
  readonly body: string;
  /** The pictures that the browser should fetch at once. */
  readonly links: string;
  readonly data: PageData;
}

interface Drawer {
  readonly drawPage: (address: string, data: PageData) => Promise<string>;
}

export interface DrawingSources {
  /** Where the built app lies. */
  readonly directory: string;
  readonly business: Business;
  readonly clock: Clock;
  readonly readers: ListReaders;
  readonly log: Pick<Logger, 'error'>;
}

/** The pictures that a browser should fetch at once stand before a drawn page; their place is the head. */
function splitLinks(html: string): { links: string; body: string } {
  const links = /^(?:<link [^>]*>)*/.exec(html)?.[0] ?? '';
  return { links, body: html.slice(links.length) };
}

/**
 * Draws pages, each once for what it shows: as long as its lists, its style and the year are the same ones, so is the page, and
 * so is a fault of drawing it.
 * @returns what answers the page for a path; undefined where it cannot be drawn now: the app then draws it by itself
 */
export function createDrawings({ directory, business, clock, readers, log }: DrawingSources) {
  const file = pathToFileURL(join(directory, 'drawing/server.js')).href;
  let drawer: Promise<Drawer> | undefined;
  const kept = new Map<
    string,
    {
      lists: readonly (readonly unknown[])[];
      style: Style | undefined;
      year: number;
      drawn: Promise<Drawn | undefined>;
    }
  >();

  async function draw(path: string, data: PageData): Promise<Drawn | undefined> {
    try {
      drawer ??= import(file) as Promise<Drawer>;
      const { drawPage } = await drawer;
      return { ...splitLinks(await drawPage(path, data)), data };
    } catch (error) {
      log.error({ err: error, path }, 'a page could not be drawn');
      return undefined;
    }
  }

  return async (
    path: string,
    { lists: names = [] }: ListedDrawing,
    style?: Style,
  ): Promise<Drawn | undefined> => {
    const lists = await inTime(Promise.all(names.map(async (name) => readers[name]?.() ?? [])));
    if (lists === undefined) return undefined;
    const year = studioYear(clock(), business.timeZone);
    const known = kept.get(path);
    const isSame = known?.style === style && known?.year === year;
    if (isSame && known.lists.every((list, at) => list === lists[at])) return known.drawn;
    const shown = Object.fromEntries(names.map((name, at) => [name, lists[at] ?? []]));
    const drawn = draw(path, {
      business,
      year,
      ...(names.length > 0 && { lists: shown }),
      ...(style && { style }),
    });
    kept.set(path, { lists, style, year, drawn });
    return drawn;
  };
}
