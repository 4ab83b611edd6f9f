import { Badge } from '@plaitful/design-system/Badge';
import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Inline } from '@plaitful/design-system/Inline';
import { RadioCards } from '@plaitful/design-system/RadioCards';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { TextArea, type CharacterCounter } from '@plaitful/design-system/TextArea';
import { TextField } from '@plaitful/design-system/TextField';
import type { Booking, ClosureChoice, ClosurePreview, ClosureTexts } from '@plaitful/api-client/contract';
import { hasBookingStarted } from '@plaitful/flows/closure/rules';
import type { ClosureDifference } from '@plaitful/flows/closure/types';
import { closing as labels } from '@plaitful/messages/en-CA/adminCalendar';
import { formatDateShort, formatMoney, formatTime } from '@plaitful/messages/format';
import type { ClosureSnapshot, SendClosure } from './useClosure.ts';
import * as css from './closeDialog.css.ts';

interface ClosureChoicesProps {
  snapshot: ClosureSnapshot;
  preview: ClosurePreview;
  send: SendClosure;
}

/** What a closure does: the times it closes, and the choice for each booking in it. */
export function ClosureChoices({ snapshot, preview, send }: ClosureChoicesProps) {
  const { choices, difference, now } = snapshot.context;
  const { bookings, closedTimes } = preview;
  return (
    <Stack gap={4}>
      {difference === null ? null : <Difference difference={difference} />}
      <Inline justify="space-between" gap={2}>
        <Text size="sm">{labels.closedTimes({ count: closedTimes })}</Text>
        <Button variant="text" size="sm" icon="clock" onClick={() => send({ type: 'span.reopened' })}>
          {labels.changeTime}
        </Button>
      </Inline>
      {bookings.length === 0 ? (
        <Text weight="bold">{labels.noBookings}</Text>
      ) : (
        <section>
          <h3 className={css.title}>{labels.bookings({ count: bookings.length })}</h3>
          <ul className={css.list}>
            {bookings.map((booking) => (
              <li key={booking.bookingId} className={css.booking}>
                <BookingChoice
                  booking={booking}
                  isBegun={now !== null && hasBookingStarted(booking, now)}
                  choice={choices[booking.bookingId] ?? 'KEEP'}
                  difference={difference}
                  onChange={(choice) => send({ type: 'choice.made', bookingId: booking.bookingId, choice })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Texts snapshot={snapshot} send={send} />
    </Stack>
  );
}

const getName = ({ childName, bookingDate, bookingTime }: Booking): string =>
  `${childName}, ${formatDateShort(bookingDate)} ${formatTime(bookingTime)}`;

const listed = (bookings: readonly Booking[]): string => bookings.map(getName).join('; ');

function Difference({ difference: { added, changed, gone } }: { difference: ClosureDifference }) {
  const lines = [
    added.length > 0 ? labels.difference.added({ names: listed(added) }) : undefined,
    changed.length > 0 ? labels.difference.changed({ names: listed(changed) }) : undefined,
    gone.length > 0 ? labels.difference.gone({ names: listed(gone) }) : undefined,
  ].filter((line) => line !== undefined);
  return (
    <Banner tone="critical" isLive title={labels.difference.title}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{labels.difference.text}</p>
    </Banner>
  );
}

interface BookingChoiceProps {
  booking: Booking;
  isBegun: boolean;
  choice: ClosureChoice;
  difference: ClosureDifference | null;
  onChange: (choice: ClosureChoice) => void;
}

const options = (['ASK_TO_RESCHEDULE', 'CANCEL', 'KEEP'] as const).map((value) => ({
  value,
  label: labels.choice[value],
}));

const has = (bookings: readonly Booking[] | undefined, { bookingId }: Booking): boolean =>
  bookings?.some((other) => other.bookingId === bookingId) ?? false;

function getOutcome({
  booking,
  choice,
  isBegun,
}: Omit<BookingChoiceProps, 'difference' | 'onChange'>): string {
  if (choice !== 'CANCEL') return labels.outcome[choice];
  if (isBegun) return labels.cancelBegun;
  return booking.deposit === 'PAID'
    ? labels.cancelPaid({ deposit: formatMoney(booking.styleDeposit) })
    : labels.outcome.CANCEL;
}

function BookingChoice({ booking, isBegun, choice, difference, onChange }: BookingChoiceProps) {
  const { styleName, fullName } = booking;
  return (
    <Stack gap={2}>
      <div className={css.bookingText}>
        <span>
          <strong>{getName(booking)}</strong>
          <span className={css.bookingDetails}>{` ${styleName}, ${fullName}`}</span>
        </span>
        {has(difference?.added, booking) ? <Badge tone="waiting">{labels.isNew}</Badge> : null}
        {has(difference?.changed, booking) ? <Badge tone="waiting">{labels.isChanged}</Badge> : null}
      </div>
      <RadioCards
        label={getName(booking)}
        isLabelHidden
        options={isBegun ? options.filter(({ value }) => value !== 'ASK_TO_RESCHEDULE') : options}
        value={choice}
        onChange={onChange}
        hint={getOutcome({ booking, choice, isBegun })}
      />
    </Stack>
  );
}

const noteCounter: CharacterCounter = {
  max: 500,
  text: labels.texts.count,
  spoken: labels.texts.countSpoken,
  tooLong: ({ over }) => labels.texts.noteOver({ left: over }),
};

interface TextFieldsProps {
  texts: ClosureTexts;
  onChange: (name: keyof ClosureTexts, text: string) => void;
}

export function ClosureTextFields({ texts, onChange }: TextFieldsProps) {
  return (
    <>
      <TextArea
        label={labels.texts.note}
        hint={labels.texts.noteHint}
        value={texts.note}
        counter={noteCounter}
        onChange={({ currentTarget }) => onChange('note', currentTarget.value)}
      />
      <TextField
        label={labels.texts.message}
        hint={labels.texts.messageHint}
        value={texts.message}
        maxLength={200}
        onChange={({ currentTarget }) => onChange('message', currentTarget.value)}
      />
    </>
  );
}

/** Both are optional and inside a disclosure, which stays open once something is typed. */
function Texts({ snapshot, send }: Omit<ClosureChoicesProps, 'preview'>) {
  const { texts } = snapshot.context;
  return (
    <details className={css.texts}>
      <summary className={css.summary}>{labels.texts.open}</summary>
      <Stack gap={4}>
        <ClosureTextFields
          texts={texts}
          onChange={(name, text) => send({ type: 'texts.changed', texts: { ...texts, [name]: text } })}
        />
      </Stack>
    </details>
  );
}
