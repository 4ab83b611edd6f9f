import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadModule } from '../lib/code/loadModule.ts';
import { ConnectionWatcher } from '../lib/api/Connection.tsx';
import { InitialDataProvider } from '../lib/api/initialData.tsx';
import type { InitialData } from '@plaitful/api-client/page';
import { BusinessProvider } from '../shell/business.tsx';
import { SessionProvider } from '../lib/session/session.tsx';
import type { LoadedSession } from '../lib/session/session.types.ts';

interface AppProvidersProps {
  children: ReactNode;
  /** The data sent with the document. @default nothing */
  data?: InitialData;
  /** For stories and tests. */
  cache?: QueryClient;
  /** A session whose machine is loaded, for stories and tests. */
  session?: LoadedSession;
}

const loadSession = async (): Promise<LoadedSession> =>
  (await loadModule(() => import('../features/account/createSession.tsx'))).createSession();

export function AppProviders({ children, data = {}, cache, session }: AppProvidersProps) {
  return (
    <InitialDataProvider data={data} cache={cache}>
      <ConnectionWatcher />
      <SessionProvider load={loadSession} session={session}>
        <BusinessProvider>{children}</BusinessProvider>
      </SessionProvider>
    </InitialDataProvider>
  );
}
