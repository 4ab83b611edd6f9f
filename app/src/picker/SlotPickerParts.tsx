import { DateTimePickerFooter } from '@plaitful/design-system/DateTimePicker';
import { parseDuration } from '@plaitful/domain/duration';
import { addMinutes, studioMoment } from '@plaitful/domain/studio-time';
import { selectSlot, selectWhyNotNext } from '@plaitful/flows/booking/select';
import { useBusiness } from '../../../business.tsx';
import { formatDate, formatMoney, formatSpan, formatTime } from '../../../format.ts';
import { booking } from '../../../messages/en-CA/booking.ts';
import { time as timeWords } from '../../../messages/en-CA/common.ts';
import { picker as words } from '../../../messages/en-CA/picker.ts';
import { whyNext } from '../pickerWords.ts';
import type { BookingSnapshot } from '../useBooking.ts';

/** What to do in the picker; on a device in another zone also whose time it is (copy 1.2). */
export function PickerLead({ snapshot }: { snapshot: BookingSnapshot }) {
  const { city, timeZone } = useBusiness();
  const { style } = snapshot.context;
  const durationSpoken = formatSpan(parseDuration(style.styleDuration) ?? 0);
  return (
    <>
      {words.intro({ styleName: style.style, durationSpoken })}
      {isElsewhere(timeZone) ? ` ${timeWords.zoneNote({ city })}` : null}
    </>
  );
}

/** Whether the clock of this device shows another time than the studio's. */
function isElsewhere(timeZone: string): boolean {
  const now = new Date();
  const here = studioMoment(now, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const there = studioMoment(now, timeZone);
  return here.date !== there.date || here.time !== there.time;
}

interface PickerFooterProps {
  pickerId: string;
  snapshot: BookingSnapshot;
  onNext: () => void;
}

/** What is chosen so far, and Next, which says what it still waits for. */
export function PickerFooter({ pickerId, snapshot, onNext }: PickerFooterProps) {
  const { style } = snapshot.context;
  const slot = selectSlot(snapshot);
  const reason = selectWhyNotNext(snapshot);
  const chosen = slot && {
    title: words.chosen({
      date: formatDate(slot.date),
      time: formatTime(slot.time),
      endTime: formatTime(addMinutes(slot.time, parseDuration(style.styleDuration) ?? 0)),
    }),
    detail: booking.summary.price({
      finalPrice: formatMoney(style.value),
      deposit: formatMoney(style.styleDeposit),
    }),
  };
  return (
    <DateTimePickerFooter
      pickerId={pickerId}
      chosen={chosen ?? undefined}
      next={{
        label: words.next,
        why: reason === null ? undefined : whyNext(reason),
        onPress: onNext,
      }}
    />
  );
}
