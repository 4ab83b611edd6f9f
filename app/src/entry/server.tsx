import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { PageData } from '../lib/api/pageData.tsx';
import { AppProviders } from './providers.tsx';
import { createPages } from './routes.tsx';
import { Pages } from '../lib/routing/AppRouter.tsx';

const pages = createPages();

/**
 * Draws a page as a browser does at first, for the server to send: the app takes it over where it stands.
 * @param address path and query
 * @param data what the page is sent with; the app must find the same
 */
export async function drawPage(address: string, data: PageData): Promise<string> {
  await pages.prepare(new URL(address, 'http://drawn.invalid').pathname);
  const { prelude } = await prerender(
    <StrictMode>
      <AppProviders data={data}>
        <StaticRouter location={address}>
          <Pages routes={pages.routes()} />
        </StaticRouter>
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
