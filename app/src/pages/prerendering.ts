import type { PrerenderOptions } from '@plaitful/api-client/page';
import { paths, PICKER_PARAM } from '../lib/paths.ts';
import { pages, type Page } from './pages.ts';

interface MeasuredPrerender extends PrerenderOptions {
  /** A URL of the page with sample parameters, for measurements and tests. @default its path */
  readonly sampleUrl?: string;
  /** Budget of its scripts before any interaction, in kB after `gzip -9`; more fails the build. */
  readonly scriptsBudget: number;
}

export interface RenderedPage extends Page {
  readonly prerender?: MeasuredPrerender;
}

/** The pages that the server renders, by their path. Apart from `pages`, since no browser needs it. */
const prerendering: Readonly<Record<string, MeasuredPrerender>> = {
  [paths.home.path]: {
    scriptsBudget: 128,
    initialData: ['/api/reviews/all'],
    lazyModules: ['src/features/reviews/ReviewsCarousel.tsx'],
  },
  [paths.about.path]: { scriptsBudget: 173 },
  [paths.services.path]: {
    scriptsBudget: 175,
    initialData: ['/api/service-type/service/all', '/api/styles/all'],
  },
  [paths.style.path]: {
    sampleUrl: paths.style.href(1),
    scriptsBudget: 175,
    initialData: ['style', '/api/reviews/all'],
    lazyModules: ['src/features/booking/StyleOptions.tsx'],
    unlessQuery: [PICKER_PARAM],
  },
  [paths.policy.path]: { scriptsBudget: 128 },
  [paths.faq.path]: { scriptsBudget: 128 },
  [paths.forgotPassword.path]: { scriptsBudget: 172 },
};

export const servedPages: readonly RenderedPage[] = pages.map((page) => {
  const prerender = prerendering[page.path];
  return { ...page, ...(prerender && { prerender }) };
});

export const prerenderedPages = servedPages.flatMap(({ prerender, ...page }) =>
  prerender ? [{ ...page, prerender, ...prerender, sampleUrl: prerender.sampleUrl ?? page.path }] : [],
);

/** The modules fetched for a page before any interaction, relative to the app's folder. */
export const listModules = ({
  module,
  callsApi = false,
  prerender,
}: Pick<RenderedPage, 'module' | 'callsApi' | 'prerender'>) => [
  'src/entry/client.tsx',
  ...(prerender ? [`src/pages/${module}.tsx`] : []),
  ...(callsApi ? ['src/lib/api/ApiQueryProvider.tsx'] : []),
];
