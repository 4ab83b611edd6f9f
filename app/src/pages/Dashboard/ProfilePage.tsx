import { Heading } from '@plaitful/design-system/Heading';
import { Loader } from '@plaitful/design-system/Loader';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { profile as labels } from '@plaitful/messages/en-CA/profile';
import { useChildren } from '../../features/children/useChildren.ts';
import { toProblem } from '../../lib/api/unwrapResponse.ts';
import { useAccount } from '../../lib/session/account.ts';
import { LoadErrorState } from '../../shell/errorStates.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { Children } from './profile/Children.tsx';
import * as css from './profile/profile.css.ts';
import { ParentDetailsCard } from './profile/ParentDetailsCard.tsx';

export function ProfilePage() {
  return (
    <PageHead>
      <Stack gap={2}>
        <Heading level={1} size="2xl">
          {labels.title}
        </Heading>
        <Text hasReadableWidth tone="muted">
          {labels.lead}
        </Text>
      </Stack>
      <Content />
    </PageHead>
  );
}

function Content() {
  const account = useAccount();
  const children = useChildren();
  const failed = [account, children].filter(({ isLoadingError }) => isLoadingError);
  const [first] = failed;
  if (first) {
    return (
      <LoadErrorState
        title={labels.failed}
        problem={toProblem(first.error)}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    );
  }
  if (!account.data || !children.data) return <Loader label={labels.loading} />;
  return (
    <div className={css.column}>
      <ParentDetailsCard account={account.data} />
      <Children saved={children.data} />
    </div>
  );
}
