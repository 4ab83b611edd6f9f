import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Inline } from '@plaitful/design-system/Inline';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { getNearestSlots, getSelectedSlot } from '@plaitful/flows/booking/rules';
import { booking, submitError as messages } from '@plaitful/messages/en-CA/booking';
import { action, loading } from '@plaitful/messages/en-CA/common';
import { formatDate, formatDateShort, formatMoney, formatTime } from '@plaitful/messages/format';
import { Suspense } from 'react';
import { lazyComponent } from '../../lib/code/lazyComponent.ts';
import { SubmitErrorBanner } from '../../shell/errorStates.tsx';
import { AppointmentsLink, isLimitProblem, BookingLimitNotice } from '../appointments/BookingLimitNotice.tsx';
import { useFormState } from '../../lib/forms/useForm.ts';
import { useBooking, type BookingSnapshot } from './bookingState.ts';
import type { DetailsForm } from './detailsForm.ts';
import { nextDisabledLabels } from './slotLabels.ts';
import * as css from './DetailsStep.css.ts';

const OfferChanged = lazyComponent(async () => (await import('./PriceLines.tsx')).OfferChanged);

/** Receives the focus when another time must be chosen. */
export const submitErrorId = 'booking-submit-error';

function bringIntoView(place: HTMLElement | null): void {
  place?.scrollIntoView({ block: 'nearest' });
}

function focusAndShow(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true });
  bringIntoView(place);
}

const undoneStates = ['unknown', 'failed', 'priceChanged'] as const;

interface BookingSubmitErrorProps {
  form: DetailsForm;
  hasTried: boolean;
  onRetry: () => void;
}

/** Why the booking failed, and what to do. Scrolled into view, since Book Now is far below on a phone. */
export function BookingSubmitError(props: BookingSubmitErrorProps) {
  const { snapshot } = useBooking();
  const isGone = snapshot.matches('slotTaken');
  const isUndone = undoneStates.some((details) => snapshot.matches({ details }));
  return (
    <div
      key={isGone ? 'gone' : isUndone ? 'undone' : 'none'}
      ref={isGone ? focusAndShow : isUndone ? bringIntoView : undefined}
      id={submitErrorId}
      tabIndex={-1}
      className={css.submitError}
    >
      <Message {...props} />
    </div>
  );
}

function Message({ form, hasTried, onRetry }: BookingSubmitErrorProps) {
  const { snapshot } = useBooking();
  const isValid = useFormState(form, (state) => state.isValid);
  const { style, problem, hasNewPrice } = snapshot.context;
  if (snapshot.matches('slotTaken')) return <SlotGone />;
  if (snapshot.matches({ details: 'unknown' })) {
    return (
      <Banner
        tone="critical"
        isLive
        action={
          <Inline gap={2}>
            <Button size="sm" onClick={onRetry}>
              {action.tryAgain}
            </Button>
            <AppointmentsLink />
          </Inline>
        }
      >
        {problem?.kind === 'offline' && problem.isUnsent ? messages.unsent : messages.unknown}
      </Banner>
    );
  }
  if (snapshot.matches({ details: 'failed' })) {
    if (isLimitProblem(problem)) return <BookingLimitNotice problem={problem} />;
    return <SubmitErrorBanner title={messages.failed} problem={problem} />;
  }
  if (hasTried && !isValid) {
    return (
      <Banner tone="critical" isLive>
        {booking.incomplete}
      </Banner>
    );
  }
  if (!hasNewPrice) return null;
  return (
    <Banner tone="waiting" isLive>
      {style.optionGroups ? (
        <Suspense fallback={null}>
          <OfferChanged />
        </Suspense>
      ) : (
        messages.priceChanged({
          finalPrice: formatMoney(style.value),
          deposit: formatMoney(style.styleDeposit),
        })
      )}
    </Banner>
  );
}

const isLoadingTimes = (snapshot: BookingSnapshot): boolean =>
  snapshot.matches('loadingAvailability') ||
  snapshot.matches({ slotTaken: 'refreshing' }) ||
  snapshot.matches({ details: 'refreshingPrice' });

function SlotGone() {
  const { snapshot } = useBooking();
  const slot = getSelectedSlot(snapshot.context);
  const { slotProblem } = snapshot.context;
  const isTaken = slotProblem === 'taken' && slot !== null;
  return (
    <Banner
      tone="critical"
      isLive
      title={isTaken ? messages.taken.title : messages.goneTitle}
      action={isLoadingTimes(snapshot) ? <Text size="sm">{loading.page}</Text> : <OtherTimes />}
    >
      {isTaken
        ? messages.taken.text({ date: formatDate(slot.date), time: formatTime(slot.time) })
        : nextDisabledLabels[slotProblem ?? 'notOffered']}
    </Banner>
  );
}

function OtherTimes() {
  const { snapshot, send } = useBooking();
  const slots = getNearestSlots(snapshot.context);
  return (
    <Stack gap={2} align="start">
      {slots.length > 0 ? <Text weight="bold">{messages.nearest}</Text> : null}
      <Inline gap={2}>
        {slots.map((slot) => (
          <Button
            key={`${slot.date} ${slot.time}`}
            size="sm"
            variant="outline"
            onClick={() => send({ type: 'slot.chosen', slot })}
          >
            {messages.near({ dateShort: formatDateShort(slot.date), time: formatTime(slot.time) })}
          </Button>
        ))}
        <Button size="sm" onClick={() => send({ type: 'slot.reopened' })}>
          {messages.pickAnother}
        </Button>
      </Inline>
    </Stack>
  );
}
