import '@plaitful/design-system/theme.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { readInitialData } from '../lib/api/initialData.tsx';
import { Hydrated } from '../shell/Hydrated.tsx';
import { keepOfflinePage } from './keepOfflinePage.ts';
import { preloadLinkedPages } from './preloadLinkedPages.ts';
import { AppProviders } from './providers.tsx';
import { createRoutes, loadPage } from './routes.tsx';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element');
  const routes = createRoutes();
  // If the page cannot be fetched, the router tries again and shows its error.
  await loadPage(routes, location.pathname).catch(() => undefined);
  const isPrerendered = root.firstElementChild !== null;
  const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: { loaderData: {} } } : {});
  const app = (
    <StrictMode>
      <Hydrated>
        <AppProviders data={readInitialData()}>
          <RouterProvider router={router} />
        </AppProviders>
      </Hydrated>
    </StrictMode>
  );
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  preloadLinkedPages((pathname) => loadPage(routes, pathname));
  if (import.meta.env.PROD) keepOfflinePage();
}

void start();
