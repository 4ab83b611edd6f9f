import type { ChildOfFamily, User } from '@plaitful/api-client/contract';
import { Dialog } from '@plaitful/design-system/Dialog';
import { Heading } from '@plaitful/design-system/Heading';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { family } from '@plaitful/messages/en-CA/adminChildren';
import { action } from '@plaitful/messages/en-CA/common';
import { formatDateWithoutWeekday } from '@plaitful/messages/format';
import { HairCardView } from '../../../features/children/HairCardView.tsx';
import { formatChildPhotos } from '../../../features/children/photoAnswer.ts';
import { LoadingOrError } from '../../../features/lists/tableState.tsx';
import { $api } from '../../../lib/api/client.ts';
import { useBusiness } from '../../../shell/business.tsx';

const labels = family.children;

interface ChildrenOfUserProps {
  user: User;
  onClose: () => void;
}

export function UserChildren({ user: { id, firstName, lastName }, onClose }: ChildrenOfUserProps) {
  const query = $api.useQuery('get', '/api/users/{userId}/children', { params: { path: { userId: id } } });
  const { data } = query;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={labels.title({ fullName: `${firstName} ${lastName}` })}
      closeLabel={action.close}
    >
      {data === undefined ? <LoadingOrError query={query} labels={labels} /> : null}
      {data?.length === 0 ? <Text>{labels.empty}</Text> : null}
      <Stack gap={8}>
        {data?.map((child) => (
          <ChildOfUser key={child.childId} child={child} />
        ))}
      </Stack>
    </Dialog>
  );
}

function ChildOfUser({ child }: { child: ChildOfFamily }) {
  const { name, dateOfBirth, hairCard, studioNote } = child;
  const { timeZone } = useBusiness();
  return (
    <Stack gap={3}>
      <HairCardView card={hairCard}>
        <div>
          <Heading level={3} size="lg">
            {name}
          </Heading>
          <Text size="sm" tone="muted">
            {formatDateWithoutWeekday(dateOfBirth)}
          </Text>
        </div>
      </HairCardView>
      <Text size="sm">{formatChildPhotos(child, timeZone)}</Text>
      {studioNote === '' ? null : <Text size="sm">{`${labels.note}: ${studioNote}`}</Text>}
    </Stack>
  );
}
