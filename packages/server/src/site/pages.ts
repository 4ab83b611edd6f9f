import type { Business, Style } from '@plaitful/api-client/contract';
import { meta, title } from '@plaitful/messages/en-CA/common';
import type { PageMetadata, PreviewImage, ServedPage } from '@plaitful/api-client/page';
import { type BuiltApp, listModuleFiles } from './builtApp.ts';
import { elementMarkup, jsonScriptElement } from '../platform/markup.ts';
import { withTimeout } from '../platform/withTimeout.ts';
import { pageDataTimeoutMs, type RenderedPage } from './renderedPages.ts';
import { getStudioData, getStyleData } from './structuredData.ts';

export interface SitePage {
  /** 404 where there is no such page, or no such style. */
  readonly status: 200 | 404;
  readonly head: string;
  readonly isIndexed: boolean;
  readonly styles: Iterable<string>;
  /** Without it the app renders the page. */
  readonly rendered?: RenderedPage | undefined;
}

/** The canonical URL of a page requested with another spelling, or with the token of a link in its query. */
export interface RedirectTarget {
  readonly location: string;
}

export interface PageSources {
  readonly app: Pick<BuiltApp, 'pages' | 'getTexts' | 'getHeadElements' | 'listModules' | 'manifest'>;
  readonly business: Business;
  readonly publicUrl: string;
  readonly loadStyles: () => Promise<readonly Style[]>;
  /** Renders a page, where that is possible now. */
  readonly render?: (url: string, page: ServedPage, style?: Style) => Promise<RenderedPage | undefined>;
}

interface Asked {
  readonly page: ServedPage;
  readonly path: string;
  readonly query: string;
}

/** A router pattern: case-insensitive, with or without a trailing slash. */
const matcherOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');

export function createPageFinder(pages: readonly ServedPage[]): (path: string) => ServedPage | undefined {
  const listed = pages
    .filter(({ path }) => !path.endsWith('*'))
    .map((page) => ({ page, matcher: matcherOf(page.path) }));
  return (path) => listed.find(({ matcher }) => matcher.test(path))?.page;
}

/** The pattern's own spelling, with the values of the request. */
function canonicalPath(pattern: string, path: string): string {
  const sent = path.split('/');
  return pattern
    .split('/')
    .map((part, at) => (part.startsWith(':') ? (sent[at] ?? '') : part))
    .join('/');
}

/**
 * Links mailed by earlier versions have their token in the query, where it would be in the Referer of every file of the
 * page; it belongs in the fragment. Undefined without a token.
 */
function withTokenInFragment(path: string, query: string): string | undefined {
  const asked = new URLSearchParams(query);
  const token = asked.get('token');
  if (token === null) return undefined;
  asked.delete('token');
  return `${path}${asked.size > 0 ? `?${asked.toString()}` : ''}#token=${encodeURIComponent(token)}`;
}

const shareImage = (publicUrl: string): PreviewImage => ({
  url: `${publicUrl}/share.png`,
  alt: meta.image,
  size: [1200, 630],
});

const pictureOf = ({ styleImage, style }: Style, publicUrl: string): PreviewImage =>
  styleImage === null
    ? shareImage(publicUrl)
    : { url: publicUrl + styleImage.replace('/640.jpeg', '/1280.jpeg'), alt: style };

type PageFacts = Pick<PageMetadata, 'title'> &
  Partial<PageMetadata> & {
    /** Structured data (schema.org). */
    readonly data?: readonly object[];
  };

function pageWith(
  { app, business, publicUrl }: PageSources,
  page: ServedPage,
  { data = [], ...facts }: PageFacts,
): SitePage {
  const isIndexed = page.isIndexed ?? false;
  const metadata = { isIndexed, siteName: business.name, image: shareImage(publicUrl), ...facts };
  const head = [
    ...app.getHeadElements(metadata).map(elementMarkup),
    ...data.map((one) => jsonScriptElement('type="application/ld+json"', one)),
  ].join('\n    ');
  const modules = [...app.listModules(page), ...(page.prerender?.lazyModules ?? [])];
  return { status: 200, head, isIndexed, styles: listModuleFiles(app.manifest, modules).styles };
}

/** A page for 404, which the app renders in the browser. */
function missing(sources: PageSources, words: string): SitePage {
  const page = { path: '*' };
  return { ...pageWith(sources, page, { title: words }), status: 404 };
}

/** Undefined where the query opens something that only the browser renders. */
async function renderedPage({ page, path, query }: Asked, { render }: PageSources, style?: Style) {
  const asked = new URLSearchParams(query);
  const isAnother = page.prerender?.unlessQuery?.some((name) => asked.has(name)) ?? false;
  const url = query === '' ? path : `${path}?${query}`;
  return page.prerender && !isAnother ? render?.(url, page, style) : undefined;
}

async function stylePage(asked: Asked, sources: PageSources): Promise<SitePage> {
  const { app, business, publicUrl } = sources;
  const { page, path } = asked;
  const styleId = Number(/\/([1-9]\d*)$/.exec(path)?.[1]);
  const styles = Number.isNaN(styleId) ? [] : await withTimeout(sources.loadStyles(), pageDataTimeoutMs);
  // A database outage must not make search engines remove the style.
  if (styles === undefined)
    return pageWith(sources, page, { title: title.services({ businessName: business.name }) });
  const style = styles.find((one) => one.styleId === styleId);
  if (style === undefined) return missing(sources, title.styleMissing({ businessName: business.name }));
  const image = pictureOf(style, publicUrl);
  const sent = pageWith(sources, page, {
    ...app.getTexts(page, { business, style }),
    canonical: publicUrl + path,
    image,
    data: [getStyleData(style, sources, image.url)],
  });
  return { ...sent, rendered: await renderedPage(asked, sources, style) };
}

async function studioFacts(
  { isIndexed = false, path, callsApi, prerender }: ServedPage,
  sources: PageSources,
) {
  if (!isIndexed) return {};
  // A page that only has texts does not wait for the database, and contains no prices.
  const needsData = callsApi === true || prerender?.initialData !== undefined;
  const styles = needsData ? await withTimeout(sources.loadStyles(), pageDataTimeoutMs) : undefined;
  return { canonical: sources.publicUrl + path, data: [getStudioData({ ...sources, styles })] };
}

export function createPages(sources: PageSources): (url: string) => Promise<SitePage | RedirectTarget> {
  const { app, business } = sources;
  const findPage = createPageFinder(app.pages);
  return async (url) => {
    const [path = '', query = ''] = url.split('?', 2);
    const page = findPage(path);
    if (page === undefined) return missing(sources, title.notFound({ businessName: business.name }));
    const own = canonicalPath(page.path, path);
    const moved = withTokenInFragment(own, query);
    if (moved !== undefined) return { location: moved };
    if (path !== own) return { location: own + url.slice(path.length) };
    const asked = { page, path, query };
    if (page.prerender?.initialData?.includes('style') === true) return stylePage(asked, sources);
    const [facts, rendered] = await Promise.all([studioFacts(page, sources), renderedPage(asked, sources)]);
    return { ...pageWith(sources, page, { ...app.getTexts(page, { business }), ...facts }), rendered };
  };
}
