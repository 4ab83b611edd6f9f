import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

interface PageHead {
  title: string;
  /** The tab's title, which mentions errors. */
  shownTitle: string;
  description: string | undefined;
  isIndexed: boolean;
}

/** The page the head was last written for; undefined while it is the server's. */
let writtenPath: string | undefined;

/** Written only by the server: link previews and structured data. */
const ofTheFirstPage = 'meta[property^="og:image"], script[type="application/ld+json"]';

/** Updates one tag or adds it; removes it without a value. Never adds a duplicate. */
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

/** The canonical URL, with the origin that the server wrote. */
function getCanonicalUrl(path: string): string {
  const named = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(path.replace(/(.)\/+$/, '$1'), named?.href ?? window.location.href).href;
}

/** The server's tags are kept on the first page. */
function writeAddress(path: string, isIndexed: boolean): void {
  writtenPath ??= path;
  if (path === writtenPath) return;
  writtenPath = path;
  const canonical = isIndexed ? getCanonicalUrl(path) : undefined;
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

/** Keeps the head up to date with the page, changing the tags that the server wrote. */
export function usePageHead({ title, shownTitle, description, isIndexed }: PageHead): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    writeHead({ title, shownTitle, description, isIndexed }, pathname);
  }, [title, shownTitle, description, isIndexed, pathname]);
}

export function useTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
