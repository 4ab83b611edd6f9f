import { DateTimePickerFooter } from '@plaitful/design-system/DateTimePicker';
import { parseDuration } from '@plaitful/domain/duration';
import { addMinutes, studioMoment } from '@plaitful/domain/studio-time';
import type { Slot } from '@plaitful/domain/slots';
import type { WhyNext } from '@plaitful/flows/booking/select';
import { picker as words, time as timeWords } from '@plaitful/messages/en-CA/picker';
import { formatDate, formatDuration, formatTime } from '@plaitful/messages/format';
import type { Style } from '../../../lib/api/types.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { whyNext } from './pickerWords.ts';

export function SlotPickerLead({ style }: { style: Pick<Style, 'style' | 'styleDuration'> }) {
  const { city, timeZone } = useBusiness();
  const durationSpoken = formatDuration(parseDuration(style.styleDuration) ?? 0);
  return (
    <>
      <span>{words.intro({ styleName: style.style, durationSpoken })}</span>{' '}
      {isElsewhere(timeZone) ? <span>{timeWords.zoneNote({ city })}</span> : null}
    </>
  );
}

function isElsewhere(timeZone: string): boolean {
  const now = new Date();
  const here = studioMoment(now, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const there = studioMoment(now, timeZone);
  return here.date !== there.date || here.time !== there.time;
}

interface SlotPickerFooterProps {
  pickerId: string;
  slot: Slot | null;
  detail?: string;
  durationMinutes: number;
  why: WhyNext | null;
  onNext: () => void;
}

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
        disabledReason: why === null ? undefined : whyNext(why),
        onPress: onNext,
      }}
    />
  );
}
