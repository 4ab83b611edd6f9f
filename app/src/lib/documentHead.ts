import type { HeadElement, PageMetadata } from '@plaitful/api-client/page';
import { title as labels } from '@plaitful/messages/en-CA/common';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

type BrowserMetadata = Omit<PageMetadata, 'image'>;

function meta(key: 'name' | 'property', name: string, content: string | number | undefined): HeadElement[] {
  return content === undefined
    ? []
    : [{ tag: 'meta', attributes: { [key]: name, content: String(content) } }];
}

const og = (name: string, content: string | number | undefined) => meta('property', `og:${name}`, content);

/** The elements that the browser writes too, when another page is shown. */
function getPageElements(page: BrowserMetadata): HeadElement[] {
  const { title, description, isIndexed, canonical, siteName } = page;
  return [
    ...meta('name', 'description', description),
    ...meta('name', 'robots', isIndexed ? undefined : 'noindex'),
    ...(canonical === undefined
      ? []
      : [{ tag: 'link', attributes: { rel: 'canonical', href: canonical } } as const]),
    ...og('type', 'website'),
    ...og('locale', 'en_CA'),
    ...og('site_name', siteName),
    ...og('title', title),
    ...og('description', description),
    ...og('url', canonical),
    ...meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** The elements of a page's head as the server writes them, but for structured data. */
export const getHeadElements = ({ image, ...page }: PageMetadata): HeadElement[] => [
  { tag: 'title', attributes: {}, text: page.title },
  ...getPageElements(page),
  ...og('image', image?.url),
  ...og('image:width', image?.size?.[0]),
  ...og('image:height', image?.size?.[1]),
  ...og('image:alt', image?.alt),
];

/** Parts of the page title besides the page's name, set by dialogs far from the page. */
interface TitleParts {
  readonly hasErrors: boolean;
  /** As in "Step 2 of 4: Date and time". */
  readonly step: string | undefined;
}

const none: TitleParts = { hasErrors: false, step: undefined };

let formsWithErrors = 0;
const steps: string[] = [];
let notes = none;
const readers = new Set<() => void>();

function notifyReaders(): void {
  notes = { hasErrors: formsWithErrors > 0, step: steps.at(-1) };
  for (const read of readers) read();
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

export function useTitleErrorPrefix(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    formsWithErrors += 1;
    notifyReaders();
    return () => {
      formsWithErrors -= 1;
      notifyReaders();
    };
  }, [hasErrors]);
}

export function useTitleStep(step: string | undefined): void {
  useEffect(() => {
    if (step === undefined) return undefined;
    steps.push(step);
    notifyReaders();
    return () => {
      steps.splice(steps.indexOf(step), 1);
      notifyReaders();
    };
  }, [step]);
}

/** The path of the page that the server sent; empty once another page was shown. */
let pathOfServer: string | undefined;

const pageTags =
  'meta[name="description"], meta[name="robots"], meta[name="twitter:card"], meta[property^="og:"], link[rel="canonical"]';

/** Only the server writes them: they are kept on the page it sent. */
const serverTags = 'meta[property^="og:image"], script[type="application/ld+json"]';

/** The canonical URL, with the origin that the server wrote. */
function getCanonicalUrl(path: string): string {
  const written = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(path.replace(/(.)\/+$/, '$1'), written?.href ?? window.location.href).href;
}

/** The canonical URL follows from the path. */
type ShownPage = Omit<BrowserMetadata, 'canonical'>;

function writeHead(page: ShownPage, path: string): void {
  const isOfServer = (pathOfServer ??= path) === path;
  const canonical = page.isIndexed ? getCanonicalUrl(path) : undefined;
  if (!isOfServer) pathOfServer = '';
  for (const old of document.head.querySelectorAll(`${pageTags}, ${serverTags}`))
    if (!isOfServer || !old.matches(serverTags)) old.remove();
  for (const { tag, attributes } of getPageElements({ ...page, canonical })) {
    const element = document.head.appendChild(document.createElement(tag));
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  }
}

/** Keeps the head up to date with the page. The tab's title also says the step of a dialog and that there are errors. */
export function usePageHead({ title, description, isIndexed, siteName }: ShownPage): void {
  const { pathname } = useLocation();
  const { hasErrors, step } = useSyncExternalStore(
    subscribe,
    () => notes,
    () => none,
  );
  const atStep = step === undefined ? title : labels.atStep({ step, title });
  useTitle(hasErrors ? labels.withErrors({ title: atStep }) : atStep);
  useLayoutEffect(() => {
    writeHead({ title, description, isIndexed, siteName }, pathname);
  }, [title, description, isIndexed, siteName, pathname]);
}

export function useTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
