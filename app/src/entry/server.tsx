import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { InitialData, ServerEntry } from '@plaitful/api-client/page';
import { getHeadElements } from '../lib/documentHead.ts';
import { listModules, servedPages, type RenderedPage } from '../pages/prerendering.ts';
import { studioValues } from '../shell/business.tsx';
import { AppProviders } from './providers.tsx';
import { createRoutes } from './routes.tsx';

const handler = createStaticHandler(createRoutes());

const getTexts: ServerEntry<RenderedPage>['getTexts'] = (page, { business, style }) => {
  const values = {
    ...studioValues(business),
    styleName: style?.style ?? '',
    styleDescription: style?.styleShortDescription ?? '',
  };
  return { title: page.title(values), description: page.description?.(values) };
};

async function renderPage(url: string, data: InitialData): Promise<string> {
  const context = await handler.query(new Request(new URL(url, 'http://localhost')));
  if (context instanceof Response || context.errors) throw new Error(`${url} cannot be rendered`);
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

export const serverEntry = {
  pages: servedPages,
  getTexts,
  getHeadElements,
  listModules,
  renderPage,
} satisfies ServerEntry<RenderedPage>;
