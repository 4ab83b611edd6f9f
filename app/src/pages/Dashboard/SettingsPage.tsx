import { Heading } from '@plaitful/design-system/Heading';
import { Skeleton } from '@plaitful/design-system/Skeleton';
import { settings as labels } from '@plaitful/messages/en-CA/settings';
import { toProblem } from '../../lib/api/unwrapResponse.ts';
import { useAccount } from '../../lib/session/account.ts';
import { LoadErrorState } from '../../shell/errorStates.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { CalendarCard } from './settings/CalendarCard.tsx';
import { DataCard } from './settings/DataCard.tsx';
import { DeleteCard } from './settings/DeleteCard.tsx';
import { EmailCard } from './settings/EmailCard.tsx';
import { NotificationsCard } from './settings/NotificationsCard.tsx';
import { PasswordCard } from './settings/PasswordCard.tsx';
import { SessionsCard } from './settings/SessionsCard.tsx';
import * as css from './SettingsPage.css.ts';

export function SettingsPage() {
  return (
    <PageHead>
      <Heading level={1} size="2xl">
        {labels.title}
      </Heading>
      <div className={css.columns}>
        <Cards />
      </div>
    </PageHead>
  );
}

function Cards() {
  const { data: account, error, isPending, isFetching, refetch } = useAccount();
  if (account) {
    return (
      <>
        <div className={css.column}>
          <PasswordCard />
          <EmailCard account={account} />
          <SessionsCard />
        </div>
        <div className={css.column}>
          <NotificationsCard account={account} />
          <CalendarCard account={account} />
          <DataCard />
          <DeleteCard />
        </div>
      </>
    );
  }
  if (isPending) return <Skeleton lines={8} label={labels.loading} />;
  return (
    <LoadErrorState
      title={labels.failed}
      problem={toProblem(error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
