import type { Business, Style } from '@plaitful/api-client/contract';
import { writeHead, type HeadFacts, type PreviewImage } from './head.ts';
import type { Drawn, ListedDrawing } from './drawings.ts';
import { inTime } from './inTime.ts';
import { fillIn } from './markup.ts';
import { studioData, styleData } from './structuredData.ts';

/** The head of a page as the app's build wrote it; values in braces are not filled in yet. */
interface ListedPage {
  readonly title: string;
  readonly description?: string;
  readonly isIndexed: boolean;
  readonly drawing?: ListedDrawing;
}

/** `pages.json` of the built app. */
export interface PageList {
  /** The script that fetches the app in a page that is drawn. */
  readonly takeOver: string;
  /** By the path's pattern: `/services/:styleId`. */
  readonly pages: Readonly<Record<string, ListedPage>>;
  readonly styleMissing: ListedPage;
  readonly notFound: ListedPage;
  readonly imageAlt: string;
}

/** What the server sends of a page before the app runs. */
export interface SitePage {
  /** 404 where there is no such page, or no such style. */
  readonly status: 200 | 404;
  readonly head: string;
  readonly isIndexed: boolean;
  /** The page as it stands until the app takes it over; without it, nothing does. */
  readonly drawn?: Drawn;
  /** What the browser should fetch for the page beside the app itself. */
  readonly files?: ListedDrawing['files'];
}

/** The one address of a page that was asked for by another spelling of it. */
export interface MovedPage {
  readonly location: string;
}

/** What pages are made from. */
export interface PageSources {
  readonly list: PageList;
  readonly business: Business;
  readonly publicUrl: string;
  /** The styles that are offered, from memory where they are. */
  readonly readStyles: () => Promise<readonly Style[]>;
  /** Draws a page, where that can be done now. */
  readonly draw?: (path: string, drawing: ListedDrawing, style?: Style) => Promise<Drawn | undefined>;
}

/** What is asked for. */
interface Asked {
  readonly path: string;
  /** Without its question mark. */
  readonly query: string;
  readonly sources: PageSources;
}

const stylePath = '/services/:styleId';

/** A pattern of the app's router, as it judges addresses: in any case, with or without a slash at the end. */
const matcherOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');

const shareImage = ({ list, publicUrl }: PageSources): PreviewImage => ({
  url: `${publicUrl}/share.png`,
  alt: list.imageAlt,
  size: [1200, 630],
});

/** A style's own picture, larger than on its page. */
const pictureOf = ({ styleImage, style }: Style, sources: PageSources): PreviewImage =>
  styleImage === null
    ? shareImage(sources)
    : { url: sources.publicUrl + styleImage.replace('/640.jpeg', '/1280.jpeg'), alt: style };

function finish(
  page: ListedPage,
  sources: PageSources,
  { values = {}, ...facts }: Partial<HeadFacts> & { readonly values?: Readonly<Record<string, string>> } = {},
): SitePage {
  const { name: businessName, city, ageMin, ageMax } = sources.business;
  const studio = { businessName, city, ageMin: String(ageMin), ageMax: String(ageMax) };
  const fill = (template = ''): string => fillIn(template, { ...studio, ...values });
  const head = writeHead({
    title: fill(page.title),
    description: fill(page.description) || undefined,
    isIndexed: page.isIndexed,
    canonical: undefined,
    siteName: businessName,
    image: shareImage(sources),
    data: [],
    ...facts,
  });
  return { status: 200, head, isIndexed: page.isIndexed };
}

const missing = (page: ListedPage, sources: PageSources): SitePage => ({
  ...finish(page, sources),
  status: 404,
});

async function stylePage(page: ListedPage, { path, query, sources }: Asked): Promise<SitePage> {
  const { list, publicUrl } = sources;
  const styleId = Number(/\/([1-9]\d*)$/.exec(path)?.[1]);
  if (Number.isNaN(styleId)) return missing(list.styleMissing, sources);
  const styles = await inTime(sources.readStyles());
  // A bad moment is no reason for search engines to forget a style.
  if (styles === undefined) return finish(list.pages['/services'] ?? list.notFound, sources);
  const style = styles.find((one) => one.styleId === styleId);
  if (style === undefined) return missing(list.styleMissing, sources);
  const image = pictureOf(style, sources);
  const head = finish(page, sources, {
    canonical: publicUrl + path,
    image,
    data: [styleData(style, sources, image.url)],
    values: { styleName: style.style, styleDescription: style.styleShortDescription },
  });
  return { ...head, ...(await drawn(page, { path, query, sources }, style)) };
}

async function openPage(page: ListedPage, path: string, sources: PageSources): Promise<SitePage> {
  const styles = await inTime(sources.readStyles());
  return finish(page, sources, {
    canonical: sources.publicUrl + path,
    data: [studioData({ ...sources, styles })],
  });
}

/** The page as the app would draw it first; not where the address asks for another part of it. */
async function drawn(page: ListedPage, { path, query, sources }: Asked, style?: Style) {
  const { drawing } = page;
  if (drawing === undefined) return {};
  const asked = new URLSearchParams(query);
  const isAnother = drawing.reads?.some((name) => asked.has(name)) === true;
  const body = isAnother ? undefined : await sources.draw?.(path, drawing, style);
  return { files: drawing.files, ...(body && { drawn: body }) };
}

/** A path as its pattern is written: without a slash at the end, and only what stands for a value as it was sent. */
function canonicalPath(pattern: string, path: string): string {
  const sent = path.split('/');
  return pattern
    .split('/')
    .map((part, at) => (part.startsWith(':') ? (sent[at] ?? '') : part))
    .join('/');
}

/** Answers the pattern of the page that a path is one of; undefined where there is none. */
export function createPatterns({ pages }: PageList): (path: string) => string | undefined {
  const listed = Object.keys(pages).map((pattern) => ({ pattern, matcher: matcherOf(pattern) }));
  return (path) => listed.find(({ matcher }) => matcher.test(path))?.pattern;
}

/** Answers what to send for an address; one that is not known is a page, too. */
export function createPages(sources: PageSources): (url: string) => Promise<SitePage | MovedPage> {
  const { pages, notFound } = sources.list;
  const patternOf = createPatterns(sources.list);
  return async (url) => {
    const [path = '', query = ''] = url.split('?', 2);
    const pattern = patternOf(path);
    const page = pattern === undefined ? undefined : pages[pattern];
    if (pattern === undefined || page === undefined) return missing(notFound, sources);
    const own = canonicalPath(pattern, path);
    if (path !== own) return { location: own + url.slice(path.length) };
    if (pattern === stylePath) return stylePage(page, { path, query, sources });
    const [head, body] = await Promise.all([
      page.isIndexed ? openPage(page, pattern, sources) : finish(page, sources),
      drawn(page, { path, query, sources }),
    ]);
    return { ...head, ...body };
  };
}
