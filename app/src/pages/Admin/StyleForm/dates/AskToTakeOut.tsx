import { ConfirmDialog } from '@plaitful/design-system/ConfirmDialog';
import type { EditedDates } from '@plaitful/domain/offer-editing';
import { styleDates, styleTimes } from '@plaitful/messages/en-CA/adminStyleForm';
import { action } from '@plaitful/messages/en-CA/common';
import { formatDate, formatTime } from '@plaitful/messages/format';
import type { DatesEditor } from './useDatesEditor.ts';
import type { StyleBookings } from './useStyleBookings.ts';

interface AskToTakeOutProps {
  dates: EditedDates;
  booked: StyleBookings['booked'];
  editor: Pick<DatesEditor, 'asked' | 'answer'>;
}

const words = styleDates.takeOut;

/** Warns before a booked time is taken out: its appointment stays. */
export function AskToTakeOut({ dates, booked, editor: { asked, answer } }: AskToTakeOutProps) {
  const date = asked ? formatDate(asked.date) : '';
  const times =
    asked === undefined ? [] : asked.time === undefined ? (dates[asked.date] ?? []) : [asked.time];
  const held = times.filter((time) => asked && booked[asked.date]?.includes(time));
  return (
    <ConfirmDialog
      isOpen={asked !== undefined}
      title={
        asked?.time === undefined
          ? words.title({ date })
          : words.timeTitle({ date, time: formatTime(asked.time) })
      }
      words={words}
      closeLabel={action.close}
      tone="danger"
      isBusy={false}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      {held.map((time) => (
        <p key={time}>{styleTimes.booked({ date, time: formatTime(time) })}</p>
      ))}
    </ConfirmDialog>
  );
}
