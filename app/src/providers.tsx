import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Connection } from './api/Connection.tsx';
import { createQueryCache } from './api/client.ts';
import { BusinessProvider } from './business.tsx';
import { AccountDialogProvider } from './session/accountDialog.tsx';
import type { appSessionMachine } from './session/appSessionMachine.ts';
import { SessionProvider } from './session/session.tsx';

interface AppProvidersProps {
  children: ReactNode;
  /** A cache of one's own, for stories and tests. */
  cache?: QueryClient;
  /** The session machine with other effects, for stories. */
  session?: typeof appSessionMachine;
}

/** Everything a page needs around it: the cache, the session, the studio's settings, the account dialog. */
export function AppProviders({ children, cache, session }: AppProvidersProps) {
  const [queryCache] = useState(() => cache ?? createQueryCache());
  return (
    <QueryClientProvider client={queryCache}>
      <Connection />
      <SessionProvider {...(session && { machine: session })}>
        <BusinessProvider>
          <AccountDialogProvider>{children}</AccountDialogProvider>
        </BusinessProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}
