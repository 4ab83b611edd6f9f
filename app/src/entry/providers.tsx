import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Connection } from '../lib/api/Connection.tsx';
import { PageDataProvider, type PageData } from '../lib/api/pageData.tsx';
import { BusinessProvider } from '../shell/business.tsx';
import { AccountDialogProvider } from '../lib/session/accountDialog.tsx';
import { SessionProvider } from '../lib/session/session.tsx';
import type { LoadedSession } from '../lib/session/session.types.ts';

interface AppProvidersProps {
  children: ReactNode;
  /** What the page came with. @default nothing */
  data?: PageData;
  /** A cache of one's own, for stories and tests. */
  cache?: QueryClient;
  /** A session that is loaded from the beginning, for stories and tests. */
  session?: LoadedSession;
}

const loadSession = async (): Promise<LoadedSession> =>
  (await import('../features/account/createSession.tsx')).createSession();

/** Everything a page needs around it: what it came with, the session, the studio's settings, the account dialog. */
export function AppProviders({ children, data = {}, cache, session }: AppProvidersProps) {
  return (
    <PageDataProvider data={data} cache={cache}>
      <Connection />
      <SessionProvider load={loadSession} session={session}>
        <BusinessProvider>
          <AccountDialogProvider>{children}</AccountDialogProvider>
        </BusinessProvider>
      </SessionProvider>
    </PageDataProvider>
  );
}
