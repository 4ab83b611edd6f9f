import '@plaitful/design-system/theme.css';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { readPageData } from '../lib/api/pageData.tsx';
import { PageLoading } from '../shell/PageLoading.tsx';
import { TakenOver } from '../shell/TakenOver.tsx';
import { keepOfflinePage } from './keepOfflinePage.ts';
import { AppProviders } from './providers.tsx';
import { createPages } from './routes.tsx';
import { AppRouter } from '../lib/routing/AppRouter.tsx';
import { createAppRouter } from '../lib/routing/router.ts';

/** Takes over what the server has drawn, in the gaps between what the reader does. */
async function takeOver(place: HTMLElement, app: ReactNode): Promise<void> {
  // What is below the first view is laid out now, in a task of its own.
  delete document.documentElement.dataset['drawn'];
  place.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve));
  startTransition(() => void hydrateRoot(place, app));
}

async function start(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no #root element');
  const router = createAppRouter(createBrowserHistory(), createPages());
  await router.ready;
  const app = (
    <StrictMode>
      <TakenOver>
        <AppProviders data={readPageData(document)}>
          <AppRouter router={router} fallback={<PageLoading />} />
        </AppProviders>
      </TakenOver>
    </StrictMode>
  );
  if (place.firstElementChild) await takeOver(place, app);
  else createRoot(place).render(app);
  if (import.meta.env.PROD) keepOfflinePage();
}

// After what evaluates the modules, so that a tap can be answered between the two.
setTimeout(() => void start());
