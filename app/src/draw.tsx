import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { PageData } from './api/pageData.tsx';
import { AppProviders } from './providers.tsx';
import { createRoutes } from './router.tsx';

const handler = createStaticHandler(createRoutes());

/**
 * Draws a page as a browser does at first, for the server to send: the app takes it over where it stands.
 * @param address path and query
 * @param data what the page is sent with; the app must find the same
 */
export async function drawPage(address: string, data: PageData): Promise<string> {
  const context = await handler.query(new Request(new URL(address, 'http://drawn.invalid')));
  if (context instanceof Response) throw new Error(`${address} is no page of its own`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StrictMode>
      <AppProviders data={data}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </AppProviders>
    </StrictMode>,
    {
      // In one piece: what comes later would come by a script within the page, which its policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
