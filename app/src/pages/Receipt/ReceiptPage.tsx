import type { Booking } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Card } from '@plaitful/design-system/Card';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { Heading } from '@plaitful/design-system/Heading';
import { Inline } from '@plaitful/design-system/Inline';
import { ButtonLink, Link } from '@plaitful/design-system/Link';
import { Loader } from '@plaitful/design-system/Loader';
import { Stack } from '@plaitful/design-system/Stack';
import { toast } from '@plaitful/design-system/Toast';
import { receiptPage as labels } from '@plaitful/messages/en-CA/receipt';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { $api, api } from '../../lib/api/client.ts';
import { toProblem, unwrapResponse } from '../../lib/api/unwrapResponse.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.tsx';
import { LoadErrorState } from '../../shell/errorStates.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { PrintSheet } from '../../shell/PrintSheet.tsx';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { Receipt } from './Receipt.tsx';
import * as css from './Receipt.css.ts';

/** The receipt of a finished visit, for its parent and for the owner. */
export function ReceiptPage() {
  const bookingId = Number(useParams()['bookingId']);
  return (
    <PageHead>
      <Stack gap={6}>
        <Heading level={1} size="2xl">
          {labels.title}
        </Heading>
        <LoadedReceipt bookingId={bookingId} />
      </Stack>
    </PageHead>
  );
}

function LoadedReceipt({ bookingId }: { bookingId: number }) {
  const query = $api.useQuery('get', '/api/booking/{bookingId}', { params: { path: { bookingId } } });
  if (query.isLoading) return <Loader label={labels.loading} />;
  if (query.data === undefined) {
    return (
      <LoadErrorState
        title={labels.loadFailed}
        problem={query.error === null ? null : toProblem(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  return <OfBooking booking={query.data} />;
}

function OfBooking({ booking }: { booking: Booking }) {
  const { isAdmin: isOwner } = useSession();
  const back = isOwner ? paths.adminBookingUpdate.href(booking.bookingId) : paths.appointments.href();
  const backLabel = isOwner ? labels.backToBooking : labels.back;
  if (booking.bill === undefined) {
    return (
      <EmptyState
        title={labels.none.title}
        text={labels.none.text}
        action={<ButtonLink href={back}>{backLabel}</ButtonLink>}
      />
    );
  }
  const receipt = <Receipt booking={booking} bill={booking.bill} />;
  return (
    <>
      <div className={css.receipt}>
        <Card variant="outlined">{receipt}</Card>
      </div>
      <PrintSheet>{receipt}</PrintSheet>
      <Inline gap={3}>
        <Button icon="print" onClick={() => window.print()}>
          {labels.print}
        </Button>
        <MailButton bookingId={booking.bookingId} label={isOwner ? labels.mailToParent : labels.mail} />
      </Inline>
      <div>
        <Link isStandalone href={back}>
          {backLabel}
        </Link>
      </div>
    </>
  );
}

function MailButton({ bookingId, label }: { bookingId: number; label: string }) {
  const errorMessages = useErrorMessages();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      unwrapResponse(api.POST('/api/booking/{bookingId}/receipt', { params: { path: { bookingId } } })),
    onSuccess: () => toast.success(labels.mailed),
    onError: (error) => toast.error(errorMessages.afterSending(toProblem(error)) ?? labels.mailFailed),
  });
  return (
    <Button
      variant="outline"
      icon="mail"
      isBusy={isPending}
      busyLabel={labels.mailing}
      onClick={() => mutate()}
    >
      {label}
    </Button>
  );
}
