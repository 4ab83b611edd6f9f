import type { Business, Review, ServiceType, Style } from './contract.ts';

/** Lists that can be sent with a page, by the path of their call. */
export interface InitialLists {
  readonly '/api/reviews/all': readonly Review[];
  readonly '/api/service-type/service/all': readonly ServiceType[];
  readonly '/api/styles/all': readonly Style[];
}

/** The data that the server embeds in a page for the app. */
export interface InitialData {
  readonly business?: Business;
  /** The calendar year in the studio's time zone. */
  readonly year?: number;
  readonly lists?: Partial<InitialLists>;
  readonly style?: Style;
}

export interface PrerenderOptions {
  /** The embedded data: lists by the path of their call, and the style in the page's URL. */
  readonly initialData?: readonly (keyof InitialLists | 'style')[];
  /** Modules fetched when they come into view; their styles are sent along. */
  readonly lazyModules?: readonly string[];
  /** With one of these query parameters the page shows what only the browser renders. */
  readonly unlessQuery?: readonly string[];
}

/** A page of the app, as the server needs it. */
export interface ServedPage {
  /** Its route pattern. */
  readonly path: string;
  /** Whether search engines may list it. @default false */
  readonly isIndexed?: boolean;
  /** @default everybody may see it */
  readonly guard?: object;
  /** Whether it needs data of the API besides the embedded data. @default whether it has a guard */
  readonly callsApi?: boolean;
  /** Without it only the browser renders the page. */
  readonly prerender?: PrerenderOptions;
}

/** What a page's head says. */
export interface PageMetadata {
  readonly title: string;
  readonly description?: string | undefined;
  readonly isIndexed: boolean;
  /** Undefined where the page has no canonical URL. */
  readonly canonical?: string | undefined;
  readonly siteName: string;
  /** Of link previews. */
  readonly image?: PreviewImage;
}

export interface PreviewImage {
  readonly url: string;
  readonly alt: string;
  /** In pixels, where they are known. */
  readonly size?: readonly [width: number, height: number];
}

export interface HeadElement {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** What the app’s build for the server exports as `serverEntry`. */
export interface ServerEntry<Page extends ServedPage = ServedPage> {
  readonly pages: readonly Page[];
  readonly getTexts: (
    page: Page,
    values: { readonly business: Business; readonly style?: Style },
  ) => Pick<PageMetadata, 'title' | 'description'>;
  readonly getHeadElements: (page: PageMetadata) => readonly HeadElement[];
  /** The modules of a page, as the manifest of the build names them. */
  readonly listModules: (page: Page) => readonly string[];
  /** Renders the page at a path and query exactly as the browser does when it hydrates it. */
  readonly renderPage: (url: string, data: InitialData) => Promise<string>;
}
