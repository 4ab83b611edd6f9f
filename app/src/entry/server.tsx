import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { InitialData } from '@plaitful/api-client/page';
import type { Page } from '../pages/pages.ts';
import { studioValues } from '../shell/business.tsx';
import { AppProviders } from './providers.tsx';
import { createRoutes } from './routes.tsx';

export { listModules, pages } from '../pages/pages.ts';

const handler = createStaticHandler(createRoutes());

export function getHead(
  page: Page,
  { business, style }: Required<Pick<InitialData, 'business'>> & InitialData,
) {
  const values = {
    ...studioValues(business),
    styleName: style?.style ?? '',
    styleDescription: style?.styleShortDescription ?? '',
  };
  return { title: page.title(values), description: page.description?.(values) };
}

/**
 * Renders the page at a path exactly as the browser does when it hydrates it.
 * @param data sent with the page
 */
export async function renderPage(path: string, data: InitialData): Promise<string> {
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response || context.errors) throw new Error(`${path} cannot be rendered`);
  const { prelude } = await prerender(
    <StrictMode>
      <AppProviders data={data}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </AppProviders>
    </StrictMode>,
    {
      // In one piece: streamed parts need inline scripts, which the Content Security Policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
