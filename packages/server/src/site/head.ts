import { jsonScriptElement, escapeHtml } from '../platform/markup.ts';

export interface PageMetadata {
  readonly title: string;
  readonly description: string | undefined;
  readonly isIndexed: boolean;
  /** Undefined where the page has no canonical URL. */
  readonly canonical: string | undefined;
  readonly siteName: string;
  readonly image: PreviewImage;
  /** Structured data (schema.org). */
  readonly data: readonly object[];
}

export interface PreviewImage {
  readonly url: string;
  readonly alt: string;
  /** In pixels, where they are known. */
  readonly size?: readonly [width: number, height: number];
}

const named = (name: string, content: string | undefined): string =>
  content === undefined ? '' : `<meta name="${name}" content="${escapeHtml(content)}" />`;

const graph = (property: string, content: string | number | undefined): string =>
  content === undefined ? '' : `<meta property="og:${property}" content="${escapeHtml(String(content))}" />`;

/** The tags of a page's head. Each occurs once; the app updates them in place (app/src/shell/documentHead.ts). */
export function writeHead({
  title,
  description,
  isIndexed,
  canonical,
  siteName,
  image,
  data,
}: PageMetadata): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    isIndexed ? '' : named('robots', 'noindex'),
    canonical === undefined ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
    graph('type', 'website'),
    graph('locale', 'en_CA'),
    graph('site_name', siteName),
    graph('title', title),
    graph('description', description),
    graph('url', canonical),
    graph('image', image.url),
    graph('image:width', image.size?.[0]),
    graph('image:height', image.size?.[1]),
    graph('image:alt', image.alt),
    named('twitter:card', 'summary_large_image'),
    ...data.map((facts) => jsonScriptElement('type="application/ld+json"', facts)),
  ]
    .filter((tag) => tag !== '')
    .join('\n    ');
}
