import { Icon } from '@plaitful/design-system/Icon';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { adminDay as labels } from '@plaitful/messages/en-CA/adminDaySchedule';
import { formatDurationShort, formatTime } from '@plaitful/messages/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useBusiness } from '../../../shell/business.tsx';
import { useBookingLink } from '../bookingLinkState.ts';
import { useDayClock } from '../useClock.ts';
import { getMissed } from '../visit/formatOutcome.ts';
import { VisitActions } from '../visit/VisitActions.tsx';
import { formatBookedOptions, formatBookedStyle } from './bookedStyle.ts';
import { closedLabel } from './day.css.ts';
import {
  formatEndTime,
  formatBookingSpan,
  getBookingAppearance,
  type ScheduleEntry,
  type ScheduledBooking,
} from './scheduleModel.ts';
import * as css from './BookingBlock.css.ts';

interface BlockProps {
  booking: ScheduledBooking;
  /** Whether it overlaps another booking of the same chair. */
  isOverlapping: boolean;
  /** The booking's time, in lists whose position does not show it. */
  lead?: string | undefined;
  /** The booking's chair, in lists whose position does not show it. */
  note?: string | undefined;
  /** Shows the start time where a narrow block has no room for more. */
  hasStart?: boolean;
}

export function BookingBlock({ booking, isOverlapping, lead, note, hasStart = false }: BlockProps) {
  const { href, state } = useBookingLink(booking);
  const { childName, bookingTime, styleName, notes } = booking;
  const hasNotes = notes.length > 0;
  const { timeZone } = useBusiness();
  const look = getBookingAppearance(booking, useDayClock(), timeZone);
  const missed = getMissed(booking);
  const tone = css.blocks[look.tone];
  const line = hasNotes ? css.lineBesideNotes : css.line;
  // Nothing else needs the room of this line in an hour's block.
  const optional = hasNotes && !missed && !isOverlapping ? css.optionalBesideNotes : css.optional;
  return (
    <Link to={href} state={state} className={isOverlapping ? `${tone} ${css.overlapping}` : tone}>
      <span className={css.child}>{lead === undefined ? childName : `${lead} ${childName}`}</span>
      {hasStart ? (
        <span aria-hidden="true" className={css.start}>
          {formatTime(bookingTime)}
        </span>
      ) : null}
      <VisuallyHidden>
        {` ${labels.between({ from: formatTime(bookingTime), to: formatEndTime(booking) })}, `}
      </VisuallyHidden>
      <span className={hasNotes ? css.styleNameBesideNotes : css.styleName}>
        {note === undefined ? (
          <>
            {styleName}
            <span className={css.options}>{formatBookedOptions(booking)}</span>
          </>
        ) : (
          labels.withChair({ styleName: formatBookedStyle(booking), chair: note })
        )}
      </span>
      <span className={look.tone === 'waiting' ? line : `${line} ${optional}`}>
        {look.icon ? (
          <span className={css.icon}>
            <Icon name={look.icon} size="sm" />
          </span>
        ) : null}
        <span className={hasNotes ? css.lineTextBesideNotes : css.lineText}>{look.line}</span>
      </span>
      {missed ? (
        <span className={css.missed} title={missed.why}>
          {missed.text}
        </span>
      ) : null}
      {hasNotes ? <span className={css.notes}>{notes.join('. ')}</span> : null}
      {isOverlapping ? <span className={css.overlap}>{labels.line.overlaps}</span> : null}
    </Link>
  );
}

interface EntryListProps {
  entries: readonly ScheduleEntry[];
  /** Between the duration and the times of a free period. */
  separator: ReactNode;
}

/** A chair's day as a list, where position does not show the time. */
export function ScheduleEntryList({ entries, separator }: EntryListProps) {
  return (
    <ol className={css.list}>
      {entries.map((entry) => (
        <li key={entry.key}>
          {entry.kind === 'booking' ? (
            <div className={css.withActions}>
              <BookingBlock
                booking={entry.booking}
                isOverlapping={entry.isOverlapping}
                lead={formatTime(entry.booking.bookingTime)}
              />
              <VisitActions booking={entry.booking} />
            </div>
          ) : entry.kind === 'closed' ? (
            <p className={css.closed}>
              <span className={closedLabel}>{labels.closedSpan({ span: formatBookingSpan(entry) })}</span>
            </p>
          ) : (
            <p className={css.free}>
              <strong>{labels.free({ span: formatDurationShort(entry.to - entry.from) })}</strong>
              {separator}
              <span>{formatBookingSpan(entry)}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
