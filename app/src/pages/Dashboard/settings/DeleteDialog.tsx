import { Link } from '@plaitful/design-system/Link';
import { Text } from '@plaitful/design-system/Text';
import { toast } from '@plaitful/design-system/Toast';
import { deleteCard } from '@plaitful/messages/en-CA/settings';
import { getStartInstant } from '../../../features/appointments/appointmentRows.ts';
import { useAppointments } from '../../../features/appointments/useAppointments.ts';
import { PasswordDialog } from '../../../features/editing/PasswordDialog.tsx';
import { $api } from '../../../lib/api/client.ts';
import { NewTabLinks } from '../../../lib/forms/NewTabLinks.tsx';
import { paths } from '../../../lib/paths.ts';
import { deviceTokenStorage } from '../../../lib/session/appSessionMachine.ts';
import { useSessionSend } from '../../../lib/session/session.tsx';
import { useBusiness, useStudioValues } from '../../../shell/business.tsx';
import { ContactText } from '../../../shell/ContactText.tsx';
import { useNow } from '../../../shell/useNow.ts';
import { AccountFacts } from './AccountFacts.tsx';

const { dialog: labels } = deleteCard;

function useDeleteAccount() {
  const send = useSessionSend();
  return $api.useMutation('post', '/api/account/delete', {
    onSuccess: ({ cancelledBookings, isComplete }) => {
      deviceTokenStorage.write(null);
      // Redirects Home, and removes the family's data from this browser.
      send({ type: 'user.changed', user: null });
      const done = deleteCard.done({ count: cancelledBookings });
      toast.success(isComplete ? done : `${done} ${deleteCard.doneLater}`, { isPersistent: true });
    },
  });
}

export function DeleteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { mutate, isPending, error, reset } = useDeleteAccount();
  return (
    <PasswordDialog
      isOpen={isOpen}
      title={labels.title}
      labels={labels}
      error={error}
      isBusy={isPending}
      onSubmit={(body) => mutate({ body })}
      onClose={() => {
        reset();
        onClose();
      }}
    >
      <Consequences />
    </PasswordDialog>
  );
}

function Consequences() {
  const studio = useStudioValues();
  return (
    <>
      <Text weight="bold">{useUpcoming()}</Text>
      <AccountFacts items={[labels.deleted, labels.kept]} />
      <NewTabLinks>
        <Link href={paths.privacy.href()}>{labels.privacy}</Link>
      </NewTabLinks>
      <Text>
        <ContactText text={labels.contact(studio)} />
      </Text>
    </>
  );
}

/** The number of appointments that the deletion cancels. */
function useUpcoming(): string {
  const { data, isError } = useAppointments();
  const { timeZone } = useBusiness();
  const now = useNow();
  if (isError) return labels.upcoming.failed;
  if (data === undefined) return labels.upcoming.loading;
  const count = data.filter(
    (booking) => booking.paymentStatus !== 'CANCELLED' && getStartInstant(booking, timeZone) > now,
  ).length;
  return count === 0 ? labels.upcoming.none : labels.upcoming.some({ count });
}
