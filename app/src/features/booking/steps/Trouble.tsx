import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Inline } from '@plaitful/design-system/Inline';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import type { ApiProblem } from '@plaitful/api-client/problem';
import type { Slot } from '@plaitful/domain/slots';
import {
  selectIsLoadingTimes,
  selectNearestSlots,
  selectSlot,
  selectWhyNotSubmit,
} from '@plaitful/flows/booking/select';
import { booking, trouble as words } from '@plaitful/messages/en-CA/booking';
import { loading } from '@plaitful/messages/en-CA/common';
import { formatDate, formatDateShort, formatMoney, formatTime } from '@plaitful/messages/format';
import { useEffect, useRef } from 'react';
import { useHelp } from '../../../shell/useHelp.ts';
import { ContactText } from '../../../shell/ContactText.tsx';
import { AppointmentsLink, isLimit, LimitReached } from '../../appointments/LimitReached.tsx';
import type { BookingSnapshot, SendBooking } from '../useBooking.ts';
import * as css from './DetailsStep.css.ts';

/** Where the keyboard is put while another time must be picked. */
export const troubleId = 'booking-trouble';

interface TroubleProps {
  snapshot: BookingSnapshot;
  send: SendBooking;
}

/** What stood in the way of the booking the last time, and what to do about it (copy 8.4). */
export function Trouble({ snapshot, send }: TroubleProps) {
  const place = useRef<HTMLDivElement>(null);
  const isGone = snapshot.matches('slotTaken');
  const isUndone = troubledStates.some((details) => snapshot.matches({ details }));
  // Book Now is far below on a phone: what came of it is brought into sight, and another time within reach of the keyboard.
  useEffect(() => {
    if (isGone) place.current?.focus({ preventScroll: true });
    if (isGone || isUndone) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isGone, isUndone]);
  return (
    <div ref={place} id={troubleId} tabIndex={-1} className={css.trouble}>
      <Message snapshot={snapshot} send={send} />
    </div>
  );
}

const troubledStates = ['unknown', 'failed', 'priceChanged'] as const;

function Message({ snapshot, send }: TroubleProps) {
  const { style, problem } = snapshot.context;
  if (snapshot.matches('slotTaken')) return <SlotGone snapshot={snapshot} send={send} />;
  if (snapshot.matches({ details: 'unknown' })) {
    return (
      <Banner tone="critical" isLive action={<AppointmentsLink />}>
        {words.unknown}
      </Banner>
    );
  }
  if (snapshot.matches({ details: 'failed' })) return <Refused problem={problem} />;
  if (snapshot.context.hasTriedToSubmit && selectWhyNotSubmit(snapshot) === 'incomplete') {
    return (
      <Banner tone="critical" isLive>
        {booking.incomplete}
      </Banner>
    );
  }
  if (snapshot.context.hasNewPrice) {
    return (
      <Banner tone="waiting" isLive>
        {words.priceChanged({
          finalPrice: formatMoney(style.value),
          deposit: formatMoney(style.styleDeposit),
        })}
      </Banner>
    );
  }
  return null;
}

/** The server said no: nothing is booked. Its own sentence stands beside it where it tells more (reading 38b). */
function Refused({ problem }: { problem: ApiProblem | null }) {
  const detail = useHelp().afterSending(problem);
  if (isLimit(problem)) return <LimitReached problem={problem} />;
  return (
    <Banner tone="critical" title={words.failed} isLive>
      {detail === undefined ? null : <ContactText text={detail} />}
    </Banner>
  );
}

/** The chosen time cannot be had: what is free close to it, and the way back to the calendar (reading 15). */
function SlotGone({ snapshot, send }: TroubleProps) {
  const slot = selectSlot(snapshot);
  const { slotProblem } = snapshot.context;
  const isTaken = slotProblem === 'taken' && slot !== null;
  return (
    <Banner
      tone="critical"
      isLive
      title={isTaken ? words.taken.title : words.goneTitle}
      action={
        selectIsLoadingTimes(snapshot) ? (
          <Text size="sm">{loading.page}</Text>
        ) : (
          <OtherTimes slots={selectNearestSlots(snapshot)} send={send} />
        )
      }
    >
      {isTaken
        ? words.taken.text({ date: formatDate(slot.date), time: formatTime(slot.time) })
        : goneText(slotProblem)}
    </Banner>
  );
}

function goneText(problem: BookingSnapshot['context']['slotProblem']): string {
  if (problem === 'noFreeChair') return words.overlap;
  return problem === 'past' ? words.passed : words.notOffered;
}

function OtherTimes({ slots, send }: { slots: readonly Slot[]; send: SendBooking }) {
  return (
    <Stack gap={2} align="start">
      {slots.length > 0 ? <Text weight="bold">{words.nearest}</Text> : null}
      <Inline gap={2}>
        {slots.map((slot) => (
          <Button
            key={`${slot.date} ${slot.time}`}
            size="sm"
            tone="secondary"
            onClick={() => send({ type: 'slot.chosen', slot })}
          >
            {words.near({ dateShort: formatDateShort(slot.date), time: formatTime(slot.time) })}
          </Button>
        ))}
        <Button size="sm" onClick={() => send({ type: 'slot.reopened' })}>
          {words.pickAnother}
        </Button>
      </Inline>
    </Stack>
  );
}
