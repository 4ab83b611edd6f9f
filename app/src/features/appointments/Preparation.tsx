import type { Booking } from '@plaitful/api-client/contract';
import { listPreparation } from './chosenOptions.ts';
import { lines } from './BookedOptions.css.ts';

/** What to do or bring for an appointment: a line, or a list. */
export function Preparation({ booking }: { booking: Booking }) {
  const texts = listPreparation(booking);
  if (texts.length === 1) return texts[0];
  return (
    <ul className={lines}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
