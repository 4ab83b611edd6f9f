import '@plaitful/design-system/theme.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { reloadDestination, loadModule } from '../lib/code/loadModule.ts';
import { parseInitialData } from '../lib/api/initialData.tsx';
import { HydrationSignal } from '../shell/HydrationSignal.tsx';
import { registerServiceWorker } from './registerServiceWorker.ts';
import { prefetchOnHover } from './prefetchOnHover.ts';
import { AppProviders } from './providers.tsx';
import { createRoutes, resolveLazyRoutes, withModuleRecovery } from './routes.tsx';

/** The popover polyfill for browsers before 2024, whose menus would not open. */
const loadPopovers = async (): Promise<void> => {
  if (!('popover' in HTMLElement.prototype)) await import('@oddbird/popover-polyfill');
};

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element');
  const routes = createRoutes();
  // When loading still fails after that, the router shows its error page.
  await loadModule(() => Promise.all([resolveLazyRoutes(routes, location.pathname), loadPopovers()])).catch(
    () => undefined,
  );
  const isPrerendered = root.firstElementChild !== null;
  const router = createBrowserRouter(
    withModuleRecovery(routes),
    isPrerendered ? { hydrationData: { loaderData: {} } } : {},
  );
  reloadDestination.getUrl = () => {
    const { location: next } = router.state.navigation;
    return next ? new URL(router.createHref(next), location.href).href : location.href;
  };
  const app = (
    <StrictMode>
      <HydrationSignal>
        <AppProviders data={parseInitialData()}>
          <RouterProvider router={router} />
        </AppProviders>
      </HydrationSignal>
    </StrictMode>
  );
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  prefetchOnHover((pathname) => resolveLazyRoutes(routes, pathname));
  if (import.meta.env.PROD) registerServiceWorker();
}

void start();
