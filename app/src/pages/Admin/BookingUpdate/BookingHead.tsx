import { Badge } from '@plaitful/design-system/Badge';
import { Card } from '@plaitful/design-system/Card';
import { Heading } from '@plaitful/design-system/Heading';
import { Inline } from '@plaitful/design-system/Inline';
import { Stepper, type StepperStep } from '@plaitful/design-system/Stepper';
import { Text } from '@plaitful/design-system/Text';
import { getBookingMinutes } from '@plaitful/domain/estimate';
import { addMinutes } from '@plaitful/domain/studio-time';
import { booking as labels } from '@plaitful/messages/en-CA/admin';
import { progress } from '@plaitful/messages/en-CA/booking';
import { bookedChild } from '@plaitful/messages/en-CA/adminChildren';
import { formatDate, formatInstant, formatMoney, formatTime } from '@plaitful/messages/format';
import type { ReactNode } from 'react';
import { $api } from '../../../lib/api/client.ts';
import type { Booking } from '@plaitful/api-client/contract';
import { useBusiness } from '../../../shell/business.tsx';
import { stylePicture } from '../../../features/styles/pictures.ts';
import { MissedBadge } from '../../../features/admin/visit/OutcomeBadge.tsx';
import { DepositBadge, PaymentBadge } from '../../../features/admin/StatusBadges.tsx';
import * as css from './BookingUpdate.css.ts';

export const bookingHeadingId = 'booking';

interface HeadProps {
  booking: Booking;
}

export function BookingHead({ booking, actions }: HeadProps & { actions?: ReactNode }) {
  const { bookingDate, bookingTime } = booking;
  const minutes = getBookingMinutes(booking);
  return (
    <Card element="section" variant="outlined">
      <div className={css.head}>
        <StylePicture styleId={booking.styleId} />
        <div className={css.headTexts}>
          <Heading level={2} size="xl" id={bookingHeadingId} isFocusTarget>
            {labels.heading(booking)}
          </Heading>
          <Text weight="semibold">
            {labels.when({
              date: formatDate(bookingDate),
              time: formatTime(bookingTime),
              endTime: formatTime(addMinutes(bookingTime, minutes)),
            })}
          </Text>
          <Inline gap={1}>
            <DepositBadge booking={booking} />
            <PaymentBadge booking={booking} />
            <MissedBadge booking={booking} />
            {booking.consent ? null : <Badge tone="kind">{bookedChild.short.noPhotos}</Badge>}
          </Inline>
          {actions ? <div className={css.actions}>{actions}</div> : null}
        </div>
        {booking.paymentStatus === 'CANCELLED' ? (
          <Cancelled booking={booking} />
        ) : (
          <div className={css.steps}>
            <Stepper
              label={labels.steps.label}
              steps={getSteps(booking)}
              surface="page"
              orientation="horizontal"
            />
          </div>
        )}
      </div>
    </Card>
  );
}

function Cancelled({ booking }: HeadProps) {
  const { timeZone } = useBusiness();
  const { cancelledBy, cancelledAt, fullName, styleDeposit } = booking;
  if (cancelledBy === null || cancelledAt === null) return null;
  const when = formatInstant(cancelledAt, timeZone);
  const deposit = formatMoney(styleDeposit);
  const isMissed = booking.outcome === 'NO_SHOW';
  return (
    <p className={css.cancelled}>
      <span>
        {isMissed
          ? labels.didNotCome({ deposit, when })
          : labels.cancelledBy[cancelledBy]({ fullName, when })}
      </span>{' '}
      {booking.depositKept && !isMissed ? <span>{labels.depositKept({ deposit })}</span> : null}
    </p>
  );
}

/** Without a picture when the style was deleted. */
function StylePicture({ styleId }: { styleId: number }) {
  const { data } = $api.useQuery(
    'get',
    '/api/styles/{styleId}',
    { params: { path: { styleId } } },
    { retry: false },
  );
  if (!data) return <div className={css.picture} />;
  const picture = stylePicture(data);
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes="88px" />
      ))}
      <img className={css.picture} src={picture.src} alt="" />
    </picture>
  );
}

function getSteps({ deposit, paymentStatus }: Booking): StepperStep[] {
  const done = paymentStatus === 'CONFIRMED' ? 3 : deposit === 'PAID' ? 2 : 1;
  const names = { booked: labels.steps.booked, deposit: labels.steps.deposit, paid: labels.steps.paid };
  const entries = Object.entries(names);
  return entries.map(([key, name], index) => ({
    key,
    name,
    label:
      index < done
        ? progress.done({ stepName: name })
        : progress.step({ index: index + 1, total: entries.length, stepName: name }),
    state: index < done ? 'done' : index === done ? 'current' : 'ahead',
  }));
}
