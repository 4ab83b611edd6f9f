import type { BookingDetails } from '@plaitful/domain/booking-details';
import type { Slot } from '@plaitful/domain/slots';
import { clearDraft, readDraft, writeDraft } from '../../lib/session/drafts.ts';

const detailsName = 'booking';
const slotName = 'slot';

/** The members of a draft; none when it is no object. */
const membersOf = (draft: unknown): Readonly<Record<string, unknown>> =>
  typeof draft === 'object' && draft !== null ? { ...draft } : {};

/** What this user typed and has not booked yet, in this tab (reading 9a). What another one typed is not shown. */
export function readDetailsDraft(userId: number | undefined): Partial<BookingDetails> | undefined {
  const draft = membersOf(readDraft(detailsName));
  if (userId === undefined || draft['userId'] !== userId) return undefined;
  const { childName, dateOfBirth, mobilePhone, policyAgreement, cancellationPolicy, consent } = membersOf(
    draft['details'],
  );
  return {
    ...(typeof childName === 'string' && { childName }),
    ...(typeof dateOfBirth === 'string' && { dateOfBirth }),
    ...(typeof mobilePhone === 'string' && { mobilePhone }),
    ...(typeof policyAgreement === 'boolean' && { policyAgreement }),
    ...(typeof cancellationPolicy === 'boolean' && { cancellationPolicy }),
    ...(typeof consent === 'boolean' && { consent }),
  };
}

/** Keeps what is typed until it is booked, the user logs out or the tab closes. */
export function writeDetailsDraft(userId: number, details: BookingDetails): void {
  writeDraft(detailsName, { userId, details });
}

/** The slot chosen for this style in this tab, before it was booked (reading 14). */
export function readSlotDraft(styleId: number): Slot | undefined {
  const draft = membersOf(readDraft(slotName));
  const { date, time } = draft;
  if (draft['styleId'] !== styleId || typeof date !== 'string' || typeof time !== 'string') return undefined;
  return { date, time };
}

/** Keeps the chosen slot, so that a full page load on the way does not lose it. */
export function writeSlotDraft(styleId: number, slot: Slot): void {
  writeDraft(slotName, { styleId, ...slot });
}

/** Once it is booked, nothing of it stays behind. */
export function clearBookingDrafts(): void {
  clearDraft(detailsName);
  clearDraft(slotName);
}
