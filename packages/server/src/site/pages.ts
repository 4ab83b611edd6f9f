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
  readonly head: string;
  readonly isIndexed: boolean;
  /** The page as it stands until the app takes it over; without it, nothing does. */
  readonly drawn?: Drawn;
  /** What the browser should fetch for the page beside the app itself. */
  readonly files?: ListedDrawing['files'];
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
  new RegExp(`^${pattern.replace(/\/$/, '').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i');

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
  return { head, isIndexed: page.isIndexed };
}

async function stylePage(
  page: ListedPage,
  styleId: number,
  { path, query, sources }: Asked,
): Promise<SitePage> {
  const { list, publicUrl } = sources;
  const styles = await inTime(sources.readStyles());
  // A bad moment is no reason for search engines to forget a style.
  if (styles === undefined) return finish(list.pages['/services'] ?? list.notFound, sources);
  const style = styles.find((one) => one.styleId === styleId);
  if (style === undefined) return finish(list.styleMissing, sources);
  const image = pictureOf(style, sources);
  const own = `/services/${styleId}`;
  const head = finish(page, sources, {
    canonical: publicUrl + own,
    image,
    data: [styleData(style, sources, image.url)],
    values: { styleName: style.style, styleDescription: style.styleShortDescription },
  });
  return { ...head, ...(path === own && (await drawn(page, { path, query, sources }, style))) };
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

/** Answers what to send for an address; one that is not known is a page, too. */
export function createPages(sources: PageSources): (url: string) => Promise<SitePage> {
  const { pages, notFound } = sources.list;
  const listed = Object.entries(pages).map(([pattern, page]) => ({
    pattern,
    page,
    matcher: matcherOf(pattern),
  }));
  return async (url) => {
    const [path = '', query = ''] = url.split('?', 2);
    const found = listed.find(({ matcher }) => matcher.test(path));
    if (found === undefined) return finish(notFound, sources);
    const { pattern, page, matcher } = found;
    if (pattern === stylePath) {
      return stylePage(page, Number(matcher.exec(path)?.groups?.['styleId']), { path, query, sources });
    }
    const [head, body] = await Promise.all([
      page.isIndexed ? openPage(page, pattern, sources) : finish(page, sources),
      // As the app's router reads it: another spelling of the path is drawn by the app.
      path === pattern ? drawn(page, { path, query, sources }) : {},
    ]);
    return { ...head, ...body };
  };
}
