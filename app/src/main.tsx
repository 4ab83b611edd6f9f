import '@plaitful/design-system/theme.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { readPageData } from './api/pageData.tsx';
import { Prefetch } from './chrome/prefetch.ts';
import { keepOfflinePage } from './offline/keepOfflinePage.ts';
import { AppProviders } from './providers.tsx';
import { createPrefetch, createRouter } from './router.tsx';

async function start(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no #root element');
  const router = await createRouter();
  const app = (
    <StrictMode>
      <AppProviders data={readPageData(document)}>
        <Prefetch value={createPrefetch(router)}>
          <RouterProvider router={router} />
        </Prefetch>
      </AppProviders>
    </StrictMode>
  );
  // The server has drawn the public pages already.
  if (place.firstElementChild) hydrateRoot(place, app);
  else createRoot(place).render(app);
  if (import.meta.env.PROD) keepOfflinePage();
}

void start();
