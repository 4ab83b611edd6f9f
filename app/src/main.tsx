import '@plaitful/design-system/theme.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { readPageData } from './api/pageData.tsx';
import { PageLoading } from './chrome/PageLoading.tsx';
import { keepOfflinePage } from './offline/keepOfflinePage.ts';
import { AppProviders } from './providers.tsx';
import { createPages } from './routes.tsx';
import { AppRouter } from './routing/AppRouter.tsx';
import { createAppRouter } from './routing/router.ts';

async function start(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no #root element');
  const router = createAppRouter(createBrowserHistory(), createPages());
  await router.ready;
  const app = (
    <StrictMode>
      <AppProviders data={readPageData(document)}>
        <AppRouter router={router} fallback={<PageLoading />} />
      </AppProviders>
    </StrictMode>
  );
  // The server has drawn the public pages already: they are taken over in the gaps between what the reader does.
  if (place.firstElementChild) startTransition(() => void hydrateRoot(place, app));
  else createRoot(place).render(app);
  if (import.meta.env.PROD) keepOfflinePage();
}

void start();
