import '@plaitful/design-system/theme.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { reloadDestination, loadModule } from '../lib/code/loadModule.ts';
import { parseInitialData } from '../lib/api/initialData.tsx';
import { HydrationSignal } from '../shell/HydrationSignal.tsx';
import { AppProviders } from './providers.tsx';
import { createRoutes, resolveLazyRoutes, withModuleRecovery } from './routes.tsx';

/** The popover polyfill for browsers before 2024, whose menus would not open. */
const loadPopovers = async (): Promise<void> => {
  if (!('popover' in HTMLElement.prototype)) await import('@oddbird/popover-polyfill');
};

/** Fetches the code of a page when a link to it is hovered, touched or focused. */
function prefetchOnHover(load: (pathname: string) => Promise<unknown>): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return;
  const preload = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    // If it fails, it is fetched again when the link is followed.
    if (link?.origin === location.origin) load(link.pathname).catch(() => undefined);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, preload, { passive: true });
}

const serviceWorker = '/sw.js';

/** TypeScript has no types for Trusted Types yet. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => unknown };
}

/** The Content Security Policy allows only this policy name; it creates this one URL only. */
function trustedScript(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('offline-page', { createScriptURL: () => serviceWorker });
  return (policy?.createScriptURL(serviceWorker) ?? serviceWorker) as string;
}

/** Lets the browser cache the page shown when no server can be reached; after everything else has loaded. */
function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const url = trustedScript();
  // Caching may be forbidden, in a private window for example.
  const register = () => navigator.serviceWorker.register(url).catch(() => undefined);
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register());
}

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
