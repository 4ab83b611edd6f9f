import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { DescriptionList } from '@plaitful/design-system/DescriptionList';
import { Heading } from '@plaitful/design-system/Heading';
import { Picture } from '@plaitful/design-system/Picture';
import { Text } from '@plaitful/design-system/Text';
import type { Booking, Style } from '@plaitful/api-client/contract';
import { selectOffer } from '@plaitful/flows/reschedule/select';
import { reschedule as words } from '@plaitful/messages/en-CA/reschedule';
import { style as styleWords } from '@plaitful/messages/en-CA/services';
import { formatDate, formatMoney, formatTime } from '@plaitful/messages/format';
import { useId } from 'react';
import { Duration } from '../../shell/Duration.tsx';
import { firstFreeDate } from '../../features/booking/picker/pickerWords.ts';
import { stylePicture } from '../../features/styles/pictures.ts';
import type { RescheduleSnapshot } from '../../features/reschedule/useReschedule.ts';
import * as css from './MoveDetails.css.ts';

interface MoveDetailsProps {
  snapshot: RescheduleSnapshot;
  booking: Booking;
  style: Style;
  onOpen: () => void;
}

/** The style, when the appointment is now, and the way to another time. */
export function MoveDetails({ snapshot, booking, style, onOpen }: MoveDetailsProps) {
  const { problem } = snapshot.context;
  return (
    <div className={css.details}>
      <div className={css.frame}>
        <Picture {...stylePicture(style)} alt="" sizes="300px" part="upper" />
      </div>
      <div className={css.side}>
        {problem?.kind === 'refused' ? (
          <Banner tone="waiting" isLive>
            {problem.message}
          </Banner>
        ) : null}
        <Heading level={2} size="xl">
          {booking.styleName}
        </Heading>
        <Text size="lg" weight="bold">
          {words.now({ date: formatDate(booking.bookingDate), time: formatTime(booking.bookingTime) })}
        </Text>
        <DescriptionList
          items={[
            { term: styleWords.price.label, description: formatMoney(booking.value) },
            { term: styleWords.duration.label, description: <Duration field={booking.styleDuration} /> },
            { term: styleWords.deposit.label, description: formatMoney(booking.styleDeposit) },
          ]}
        />
        <OpenPicker snapshot={snapshot} onOpen={onOpen} />
      </div>
    </div>
  );
}

/** Stays in reach where the style has no free time, and then says so (reading 38a). */
function OpenPicker({ snapshot, onOpen }: Pick<MoveDetailsProps, 'snapshot' | 'onOpen'>) {
  const whyId = useId();
  const offer = selectOffer(snapshot);
  const hasTimes = offer !== null && firstFreeDate(offer) !== undefined;
  return (
    <div className={css.open}>
      <Button
        size="lg"
        isNotReady={!hasTimes}
        onNotReady={() => undefined}
        {...(hasTimes ? {} : { describedBy: whyId })}
        onClick={onOpen}
      >
        {words.button}
      </Button>
      {hasTimes ? null : (
        <Text id={whyId} size="sm" tone="muted">
          {words.why.noTimes}
        </Text>
      )}
    </div>
  );
}
