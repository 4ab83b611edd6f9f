import type { Booking } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Card } from '@plaitful/design-system/Card';
import { DescriptionList } from '@plaitful/design-system/DescriptionList';
import { Heading } from '@plaitful/design-system/Heading';
import { Icon } from '@plaitful/design-system/Icon';
import { Inline } from '@plaitful/design-system/Inline';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { getBookingMinutes } from '@plaitful/domain/estimate';
import { addMinutes } from '@plaitful/domain/studio-time';
import { summary } from '@plaitful/messages/en-CA/appointmentSummary';
import { appointments, nextAppointment as labels } from '@plaitful/messages/en-CA/dashboard';
import { chosenOptions as chosen } from '@plaitful/messages/en-CA/options';
import { formatDate, formatTime } from '@plaitful/messages/format';
import { useId } from 'react';
import { BookAgain } from '../../../features/appointments/BookAgain.tsx';
import { listOptionNames } from '../../../features/appointments/optionNames.ts';
import { MapLink } from '../../../features/appointments/MapLink.tsx';
import { Preparation } from '../../../features/appointments/Preparation.tsx';
import { useAllowedActions } from '../../../features/appointments/useAllowedActions.ts';
import { paths } from '../../../lib/paths.ts';
import * as css from './appointments.css.ts';
import { hasTodo, Todo } from './Todo.tsx';

interface NextCardProps {
  booking: Booking;
  onView: (booking: Booking) => void;
  onDeposit: (booking: Booking) => void;
}

/** The next appointment: who, when, where, what to bring, and what is still to do. */
export function NextCard({ booking, onView, onDeposit }: NextCardProps) {
  const id = useId();
  const { bookingDate, bookingTime } = booking;
  const names = listOptionNames(booking);
  const when = {
    date: formatDate(bookingDate),
    time: formatTime(bookingTime),
    endTime: formatTime(addMinutes(bookingTime, getBookingMinutes(booking))),
  };
  return (
    <Card element="section" labelledBy={id}>
      <div className={css.next}>
        <Stack gap={4}>
          <Stack gap={1}>
            <Heading level={2} size="xl" id={id}>
              <span className={css.eyebrow}>{labels.title}</span> {labels.what(booking)}
            </Heading>
            <Text size="lg" weight="bold">
              {when.date}
            </Text>
            <Text size="lg">{labels.time(when)}</Text>
          </Stack>
          <DescriptionList
            items={[
              ...(names ? [{ term: chosen.term, description: appointments.chosen({ names }) }] : []),
              { term: summary.where, description: <MapLink /> },
              { term: summary.hair, description: <Preparation booking={booking} /> },
            ]}
          />
        </Stack>
        <Stack gap={4}>
          {hasTodo(booking) ? (
            <Stack gap={2}>
              <Heading level={3} size="md">
                {labels.todo}
              </Heading>
              <Todo booking={booking} onDeposit={onDeposit} />
            </Stack>
          ) : (
            <p className={css.ready}>
              <Icon name="check" tone="paid" />
              <span>{labels.ready}</span>
            </p>
          )}
          <NextActions booking={booking} onView={onView} />
        </Stack>
      </div>
    </Card>
  );
}

function NextActions({ booking, onView }: Pick<NextCardProps, 'booking' | 'onView'>) {
  const { reschedule } = useAllowedActions(booking, 'ROLE_USER');
  return (
    <Inline gap={2}>
      <Button variant="outline" size="sm" onClick={() => onView(booking)}>
        {appointments.action.view}
      </Button>
      {reschedule.isAllowed && !booking.canMove ? (
        <ButtonLink variant="outline" size="sm" href={paths.reschedule.href(booking.bookingId)}>
          {appointments.action.reschedule}
        </ButtonLink>
      ) : null}
    </Inline>
  );
}

/** Instead of it while nothing is coming up. */
export function LastCard({ booking }: { booking: Booking }) {
  const id = useId();
  const { none } = labels;
  return (
    <Card element="section" labelledBy={id}>
      <Stack gap={3}>
        <Heading level={2} size="xl" id={id}>
          {none.title}
        </Heading>
        <Text>{none.last({ ...booking, date: formatDate(booking.bookingDate) })}</Text>
        <Inline gap={2}>
          <BookAgain booking={booking} />
          <ButtonLink variant="outline" href={paths.services.href()}>
            {appointments.empty.button}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
