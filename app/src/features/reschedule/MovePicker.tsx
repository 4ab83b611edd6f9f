import { Banner } from '@plaitful/design-system/Banner';
import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { parseDuration } from '@plaitful/domain/duration';
import { selectOffer } from '@plaitful/flows/reschedule/select';
import { formatDate, formatTime } from '@plaitful/messages/format';
import { SlotPicker } from '../booking/picker/SlotPicker.tsx';
import { whyNext } from '../booking/picker/pickerWords.ts';
import type { RescheduleSnapshot, SendReschedule } from './useReschedule.ts';

interface MovePickerProps {
  snapshot: RescheduleSnapshot;
  send: SendReschedule;
  pickerId: string;
  words: {
    loading: string;
    taken: (slot: { date: string; time: string }) => string;
  };
}

/** The free times of the appointment's style, and whether a chosen one was lost. */
export function MovePicker({ snapshot, send, pickerId, words }: MovePickerProps) {
  const offer = selectOffer(snapshot);
  const { booking, date, time } = snapshot.context;
  const isLoading = offer === null || snapshot.matches({ choosing: 'refreshing' });
  return (
    <>
      <SlotLost snapshot={snapshot} words={words} />
      {isLoading ? (
        <PlaitLoader label={words.loading} />
      ) : (
        <SlotPicker
          pickerId={pickerId}
          offer={offer}
          date={date}
          time={time}
          durationMinutes={parseDuration(booking?.styleDuration ?? '') ?? 0}
          onDate={(chosen) => send({ type: 'date.chosen', date: chosen })}
          onTime={(chosen) => send({ type: 'time.chosen', time: chosen })}
        />
      )}
    </>
  );
}

function SlotLost({ snapshot, words }: Pick<MovePickerProps, 'snapshot' | 'words'>) {
  const { slotProblem, lostSlot } = snapshot.context;
  if (slotProblem === null) return null;
  return (
    <Banner tone="critical" isLive>
      {slotProblem === 'taken' && lostSlot !== null
        ? words.taken({ date: formatDate(lostSlot.date), time: formatTime(lostSlot.time) })
        : whyNext(slotProblem)}
    </Banner>
  );
}
