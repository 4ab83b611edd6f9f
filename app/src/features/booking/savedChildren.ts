import type { Child } from '@plaitful/api-client/contract';
import type { BookingDetails } from '@plaitful/domain/booking-details';
import { isSameName } from '../appointments/appointment.ts';

export const noChildren: readonly Child[] = [];

/** The saved child whom the details name. */
export const childOf = (
  { childName, dateOfBirth }: Pick<BookingDetails, 'childName' | 'dateOfBirth'>,
  saved: readonly Child[],
): Child | undefined =>
  saved.find((child) => isSameName(child.name, childName) && child.dateOfBirth === dateOfBirth);
