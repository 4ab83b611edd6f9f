import type { Booking } from '@plaitful/api-client/contract';
import { formatPhone } from '@plaitful/messages/format';

type Cell = string | number | boolean | null;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const columns: Readonly<Record<keyof Booking, (booking: Booking) => Cell>> = {
  bookingId: ({ bookingId }) => bookingId,
  userId: ({ userId }) => userId,
  bookingDate: ({ bookingDate }) => bookingDate,
  bookingTime: ({ bookingTime }) => bookingTime,
  serviceId: ({ serviceId }) => serviceId,
  serviceName: ({ serviceName }) => serviceName,
  styleId: ({ styleId }) => styleId,
  styleName: ({ styleName }) => styleName,
  styleDuration: ({ styleDuration }) => styleDuration,
  styleDeposit: ({ styleDeposit }) => styleDeposit,
  discount: ({ discount }) => discount,
  value: ({ value }) => value,
  fullName: ({ fullName }) => fullName,
  email: ({ email }) => email,
  mobilePhone: ({ mobilePhone }) => formatPhone(mobilePhone),
  childName: ({ childName }) => childName,
  dateOfBirth: ({ dateOfBirth: [year, month, day] }) =>
    `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`,
  policyAgreement: ({ policyAgreement }) => policyAgreement,
  cancellationPolicy: ({ cancellationPolicy }) => cancellationPolicy,
  consent: ({ consent }) => consent,
  deposit: ({ deposit }) => deposit,
  paymentStatus: ({ paymentStatus }) => paymentStatus,
  createdAt: ({ createdAt }) => createdAt,
  dueFrom: ({ dueFrom }) => dueFrom,
  depositDueAt: ({ depositDueAt }) => depositDueAt,
  verifyBy: ({ verifyBy }) => verifyBy,
  cancelledAt: ({ cancelledAt }) => cancelledAt,
  cancelledBy: ({ cancelledBy }) => cancelledBy,
  chair: ({ chair }) => chair ?? null,
  etag: ({ etag }) => etag,
};

/**
 * What begins a formula, full-width forms included, where a cell begins: also after a sign that a spreadsheet in another
 * language splits cells at, whatever blanks and quotes stand between.
 */
const formulaStart = /(^|[;|\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g;

/** One cell by RFC 4180; an apostrophe keeps spreadsheets from reading it as a formula. */
export function csvCell(cell: Cell): string {
  const text = typeof cell === 'string' ? cell.replaceAll(formulaStart, "$1$2'") : String(cell ?? '');
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** With a byte order mark, so that spreadsheets read UTF-8. */
export const csvHead = `\uFEFF${line(Object.keys(columns))}`;

export const csvLine = (booking: Booking): string =>
  line(Object.values(columns).map((column) => column(booking)));
