import type { Business, Style } from '@plaitful/api-client/contract';
import { studioYear } from '@plaitful/domain/studio-clock';
import type { Logger } from 'pino';
import type { Clock } from '../config/clock.ts';
import type { AppPage, BuiltApp, InitialData } from './builtApp.ts';
import { inTime } from './inTime.ts';

/** The lists that pages show, from memory where they are. */
export type ListReaders = Readonly<Record<string, () => Promise<readonly unknown[]>>>;

/** A page as the server renders it. */
export interface RenderedPage {
  readonly body: string;
  /** The pictures that the browser should fetch at once. */
  readonly links: string;
  readonly data: InitialData;
}

export interface RenderSources {
  readonly business: Business;
  readonly clock: Clock;
  readonly readers: ListReaders;
  readonly log: Pick<Logger, 'error'>;
}

/** React writes the pictures that a browser should fetch at once before the page; their place is the head. */
function splitLinks(html: string): { links: string; body: string } {
  const links = /^(?:<link [^>]*>)*/.exec(html)?.[0] ?? '';
  return { links, body: html.slice(links.length) };
}

/**
 * Renders pages, each once for what it shows: as long as its lists, its style and the year are the same ones, so is
 * the page, and so is a fault of rendering it.
 * @returns what answers the page for a path; undefined where it cannot be rendered now: the app then renders it by
 * itself
 */
export function createRenderer(
  { renderPage }: Pick<BuiltApp, 'renderPage'>,
  { business, clock, readers, log }: RenderSources,
) {
  const kept = new Map<
    string,
    {
      lists: readonly (readonly unknown[])[];
      style: Style | undefined;
      year: number;
      page: Promise<RenderedPage | undefined>;
    }
  >();

  async function render(path: string, data: InitialData): Promise<RenderedPage | undefined> {
    try {
      return { ...splitLinks(await renderPage(path, data)), data };
    } catch (error) {
      log.error({ err: error, path }, 'a page could not be rendered');
      return undefined;
    }
  }

  return async (path: string, { prerender }: AppPage, style?: Style): Promise<RenderedPage | undefined> => {
    const names = prerender?.initialData?.filter((name) => name in readers) ?? [];
    const lists = await inTime(Promise.all(names.map(async (name) => readers[name]?.() ?? [])));
    if (lists === undefined) return undefined;
    const year = studioYear(clock(), business.timeZone);
    const known = kept.get(path);
    const isSame = known?.style === style && known?.year === year;
    if (isSame && known.lists.every((list, at) => list === lists[at])) return known.page;
    const shown = Object.fromEntries(names.map((name, at) => [name, lists[at] ?? []]));
    const page = render(path, {
      business,
      year,
      ...(names.length > 0 && { lists: shown }),
      ...(style && { style }),
    });
    kept.set(path, { lists, style, year, page });
    return page;
  };
}
