import { parseDuration } from '@plaitful/domain/duration';
import { selectOffer, selectSlot, selectWhyNotNext } from '@plaitful/flows/booking/select';
import { booking } from '@plaitful/messages/en-CA/booking';
import { formatMoney } from '@plaitful/messages/format';
import { SlotPicker } from '../picker/SlotPicker.tsx';
import { SlotPickerFooter } from '../picker/SlotPickerParts.tsx';
import { useBooking, type BookingSnapshot } from '../bookingContext.ts';

const durationOf = ({ context: { style } }: BookingSnapshot): number =>
  parseDuration(style.styleDuration) ?? 0;

interface PickerStepProps {
  pickerId: string;
}

/** The calendar and the times of the style that is being booked. */
export function PickerStep({ pickerId }: PickerStepProps) {
  const { snapshot, send } = useBooking();
  const { date, time, lostDate } = snapshot.context;
  const offer = selectOffer(snapshot);
  if (offer === null) return null;
  return (
    <SlotPicker
      pickerId={pickerId}
      offer={offer}
      date={date}
      time={time}
      lostDate={lostDate}
      durationMinutes={durationOf(snapshot)}
      onDate={(chosen) => send({ type: 'date.chosen', date: chosen })}
      onTime={(chosen) => send({ type: 'time.chosen', time: chosen })}
    />
  );
}

/** What is chosen, with what it costs, and Next. */
export function ChosenFooter({ pickerId }: PickerStepProps) {
  const { snapshot, send } = useBooking();
  const { value, styleDeposit } = snapshot.context.style;
  return (
    <SlotPickerFooter
      pickerId={pickerId}
      slot={selectSlot(snapshot)}
      detail={booking.summary.price({ finalPrice: formatMoney(value), deposit: formatMoney(styleDeposit) })}
      durationMinutes={durationOf(snapshot)}
      why={selectWhyNotNext(snapshot)}
      onNext={() => send({ type: 'slot.confirmed' })}
    />
  );
}
