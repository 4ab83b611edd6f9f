import { readProblem } from '@plaitful/api-client/problem';
import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { booking as words, confirm } from '@plaitful/messages/en-CA/booking';
import { useNavigate } from 'react-router-dom';
import { $api } from '../../lib/api/client.ts';
import type { Style } from '../../lib/api/types.ts';
import { paths } from '../../lib/paths.ts';
import { StyleDetail } from './StyleDetail.tsx';
import { BookingDialog } from './BookingDialog.tsx';
import { BookingFailed } from './BookingStates.tsx';
import { ConfirmationFooter } from './steps/ConfirmationFooter.tsx';
import { ConfirmationStep } from './steps/ConfirmationStep.tsx';

interface BookedAgainProps {
  style: Style;
  bookingId: number;
}

/** The confirmation of a booking made before, after a reload or on the way back to it. */
export function BookedAgain({ style, bookingId }: BookedAgainProps) {
  const navigate = useNavigate();
  const booking = $api.useQuery('get', '/api/booking/{bookingId}', { params: { path: { bookingId } } });
  const { data } = booking;
  const leave = (): void => void navigate(paths.style.href(style.styleId), { state: { style } });
  if (booking.isLoadingError) {
    return <BookingFailed problem={readProblem(booking.error)} onRetry={() => void booking.refetch()} />;
  }
  return (
    <>
      <StyleDetail style={style} />
      <BookingDialog
        part="deposit"
        style={style}
        slot={data ? { date: data.bookingDate, time: data.bookingTime } : null}
        childName={data?.childName}
        done={3}
        title={confirm.title}
        footer={<ConfirmationFooter onDone={leave} />}
        onClose={leave}
      >
        {data ? <ConfirmationStep booking={data} /> : <PlaitLoader label={words.loading} />}
      </BookingDialog>
    </>
  );
}
