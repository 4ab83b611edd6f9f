import { DateTimePickerFooter } from '@plaitful/design-system/DateTimePicker';
import { parseDuration } from '@plaitful/domain/duration';
import { addMinutes, studioMoment } from '@plaitful/domain/studio-time';
import type { Slot } from '@plaitful/domain/slots';
import type { WhyNext } from '@plaitful/flows/booking/select';
import { time as timeWords } from '@plaitful/messages/en-CA/common';
import { picker as words } from '@plaitful/messages/en-CA/picker';
import { formatDate, formatDuration, formatTime } from '@plaitful/messages/format';
import type { Style } from '../../../lib/api/types.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { whyNext } from './pickerWords.ts';

/** What to do in the picker; on a device in another zone also whose time it is (copy 1.2). */
export function SlotPickerLead({ style }: { style: Pick<Style, 'style' | 'styleDuration'> }) {
  const { city, timeZone } = useBusiness();
  const durationSpoken = formatDuration(parseDuration(style.styleDuration) ?? 0);
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

interface SlotPickerFooterProps {
  pickerId: string;
  slot: Slot | null;
  /** A second line under the chosen slot, such as its price. */
  detail?: string;
  durationMinutes: number;
  /** Why Next is disabled; null when it is not. */
  why: WhyNext | null;
  onNext: () => void;
}

/** What is chosen so far, and Next, which says what it still waits for. */
export function SlotPickerFooter({
  pickerId,
  slot,
  detail,
  durationMinutes,
  why,
  onNext,
}: SlotPickerFooterProps) {
  const chosen = slot && {
    title: words.chosen({
      date: formatDate(slot.date),
      time: formatTime(slot.time),
      endTime: formatTime(addMinutes(slot.time, durationMinutes)),
    }),
    ...(detail !== undefined && { detail }),
  };
  return (
    <DateTimePickerFooter
      pickerId={pickerId}
      chosen={chosen ?? undefined}
      next={{
        label: words.next,
        why: why === null ? undefined : whyNext(why),
        onPress: onNext,
      }}
    />
  );
}
