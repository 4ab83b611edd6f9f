import type { Business, Style } from '@plaitful/api-client/contract';
import { studioYear } from '@plaitful/domain/studio-clock';
import type { Logger } from 'pino';
import type { Clock, PublicLists } from '../platform/context.ts';
import type { Page } from '../platform/lists/lists.ts';
import type { InitialData, ServedPage } from '@plaitful/api-client/page';
import type { BuiltApp } from './builtApp.ts';
import { withTimeout } from '../platform/withTimeout.ts';

/** The maximum wait of a page for the database, in ms; after that it is sent with the settings alone. */
export const pageDataTimeoutMs = 500;

export interface RenderedPage {
  readonly body: string;
  /** Preload links of pictures. */
  readonly links: string;
  readonly data: InitialData;
}

export interface RenderSources {
  readonly business: Business;
  readonly clock: Clock;
  readonly lists: PublicLists;
  readonly log: Pick<Logger, 'error'>;
}

/** React renders preload links before the page; they belong in the head. */
function splitLinks(html: string): { links: string; body: string } {
  const links = /^(?:<link [^>]*>)*/.exec(html)?.[0] ?? '';
  return { links, body: html.slice(links.length) };
}

/**
 * Creates the function that renders pages with the lists embedded in them. It returns undefined for a page that cannot
 * be rendered now: the app then renders it in the browser.
 */
export function createRenderer(
  { renderPage }: Pick<BuiltApp, 'renderPage'>,
  { business, clock, lists, log }: RenderSources,
) {
  const readers: Readonly<Record<string, () => Promise<Page<unknown>>>> = {
    '/api/reviews/all': lists.loadReviews,
    '/api/service-type/service/all': lists.loadServiceTypes,
    '/api/styles/all': lists.loadStyles,
  };

  const readAll = async (names: readonly string[]): Promise<InitialData['lists']> =>
    Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, (await readers[name]?.())?.rows ?? []])),
    ) as InitialData['lists'];

  return async (url: string, { prerender }: ServedPage, style?: Style): Promise<RenderedPage | undefined> => {
    const names = prerender?.initialData?.filter((name) => name in readers) ?? [];
    const shown = await withTimeout(readAll(names), pageDataTimeoutMs);
    if (shown === undefined) return undefined;
    const year = studioYear(clock(), business.timeZone);
    const data = { business, year, ...(names.length > 0 && { lists: shown }), ...(style && { style }) };
    try {
      return { ...splitLinks(await renderPage(url, data)), data };
    } catch (error) {
      log.error({ err: error, path: url.split('?', 1)[0] }, 'a page could not be rendered');
      return undefined;
    }
  };
}
