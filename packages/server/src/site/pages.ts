import type { Business, Style } from '@plaitful/api-client/contract';
import { writeHead, type HeadFacts, type PreviewImage } from './head.ts';
import { fillIn } from './markup.ts';
import { studioData, styleData } from './structuredData.ts';

/** The head of a page as the app's build wrote it; values in braces are not filled in yet. */
interface ListedPage {
  readonly title: string;
  readonly description?: string;
  readonly isIndexed: boolean;
}

/** `pages.json` of the built app. */
export interface PageList {
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
  /** What stands in the page until the app takes over; without it, nothing does. */
  readonly body?: string;
}

/** What pages are made from. */
export interface PageSources {
  readonly list: PageList;
  readonly business: Business;
  readonly publicUrl: string;
  /** The styles that are offered, from memory where they are. */
  readonly readStyles: () => Promise<readonly Style[]>;
}

/** A page does not wait longer than this for the database: it is sent with what the settings say. */
const patienceMs = 500;

const stylePath = '/services/:styleId';

/** A pattern of the app's router, as it judges addresses: in any case, with or without a slash at the end. */
const matcherOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/\/$/, '').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i');

async function inTime<Value>(work: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined);
  });
  // A database that does not answer says so where it is asked for more than a head.
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}

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

async function stylePage(page: ListedPage, styleId: number, sources: PageSources): Promise<SitePage> {
  const { list, publicUrl } = sources;
  const styles = await inTime(sources.readStyles());
  // A bad moment is no reason for search engines to forget a style.
  if (styles === undefined) return finish(list.pages['/services'] ?? list.notFound, sources);
  const style = styles.find((one) => one.styleId === styleId);
  if (style === undefined) return finish(list.styleMissing, sources);
  const image = pictureOf(style, sources);
  return finish(page, sources, {
    canonical: `${publicUrl}/services/${styleId}`,
    image,
    data: [styleData(style, sources, image.url)],
    values: { styleName: style.style, styleDescription: style.styleShortDescription },
  });
}

async function openPage(page: ListedPage, path: string, sources: PageSources): Promise<SitePage> {
  const styles = await inTime(sources.readStyles());
  return finish(page, sources, {
    canonical: sources.publicUrl + path,
    data: [studioData({ ...sources, styles })],
  });
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
    const [path = ''] = url.split('?');
    const found = listed.find(({ matcher }) => matcher.test(path));
    if (found === undefined) return finish(notFound, sources);
    const { pattern, page, matcher } = found;
    if (pattern === stylePath) {
      return stylePage(page, Number(matcher.exec(path)?.groups?.['styleId']), sources);
    }
    return page.isIndexed ? openPage(page, pattern, sources) : finish(page, sources);
  };
}
