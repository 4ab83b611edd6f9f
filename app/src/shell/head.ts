import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** What the document's head says of a page. */
interface PageHead {
  /** The page's own title. */
  title: string;
  /** What the tab shows instead while a form has errors. */
  shownTitle: string;
  description: string | undefined;
  isIndexed: boolean;
}

/** The page the head was last written for; the server wrote the first one's. */
let writtenPath: string | undefined;

/** What only the server writes: pictures of link previews and the facts that search engines read. */
const ofTheFirstPage = 'meta[property^="og:image"], script[type="application/ld+json"]';

/** Writes one tag where it stands, or adds it; without a value it goes. There is never a second one. */
function write(
  tag: 'meta' | 'link',
  [key, name]: readonly [string, string],
  value: string | undefined,
): void {
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(tag === 'link' ? 'href' : 'content', value);
}

/** The address others should use, under the host that the server named. */
function canonicalOf(path: string): string {
  const named = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(path.replace(/(.)\/+$/, '$1'), named?.href ?? window.location.href).href;
}

/** What the server knows better: it stays as long as the page is the one that was asked for. */
function writeAddress(path: string, isIndexed: boolean): void {
  writtenPath ??= path;
  if (path === writtenPath) return;
  writtenPath = path;
  const canonical = isIndexed ? canonicalOf(path) : undefined;
  write('meta', ['property', 'og:url'], canonical);
  write('link', ['rel', 'canonical'], canonical);
  for (const left of document.head.querySelectorAll(ofTheFirstPage)) left.remove();
}

function writeHead({ title, shownTitle, description, isIndexed }: PageHead, path: string): void {
  document.title = shownTitle;
  write('meta', ['name', 'description'], description);
  write('meta', ['name', 'robots'], isIndexed ? undefined : 'noindex');
  write('meta', ['property', 'og:title'], title);
  write('meta', ['property', 'og:description'], description);
  writeAddress(path, isIndexed);
}

/** Keeps the head to the page in view. The server has written every tag once; the app changes them where they stand. */
export function usePageHead({ title, shownTitle, description, isIndexed }: PageHead): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    writeHead({ title, shownTitle, description, isIndexed }, pathname);
  }, [title, shownTitle, description, isIndexed, pathname]);
}

/** Names what stands in a page's place. */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
