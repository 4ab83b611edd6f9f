import type { Booking } from '@plaitful/api-client/contract';

type Cell = string | number | boolean | null;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Each field of a booking as a column, in the order of the contract. */
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
  mobilePhone: ({ mobilePhone }) => mobilePhone,
  childName: ({ childName }) => childName,
  dateOfBirth: ({ dateOfBirth: [year, month, day] }) =>
    `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`,
  policyAgreement: ({ policyAgreement }) => policyAgreement,
  cancellationPolicy: ({ cancellationPolicy }) => cancellationPolicy,
  consent: ({ consent }) => consent,
  deposit: ({ deposit }) => deposit,
  paymentStatus: ({ paymentStatus }) => paymentStatus,
  createdAt: ({ createdAt }) => createdAt,
  depositDueAt: ({ depositDueAt }) => depositDueAt,
  verifyBy: ({ verifyBy }) => verifyBy,
  cancelledAt: ({ cancelledAt }) => cancelledAt,
  cancelledBy: ({ cancelledBy }) => cancelledBy,
  chair: ({ chair }) => chair ?? null,
  etag: ({ etag }) => etag ?? null,
};

/** A cell that a spreadsheet would take for a formula; a phone number it may take for a number. */
const isFormula = (text: string): boolean =>
  /^[=\-@\t\r]/.test(text) || (text.startsWith('+') && !/^\+[0-9]{8,15}$/.test(text));

/** One cell as RFC 4180 writes it; one that a spreadsheet would take for a formula begins with an apostrophe. */
export function csvCell(cell: Cell): string {
  const plain = cell === null ? '' : String(cell);
  const text = isFormula(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** How the file begins: a byte order mark, so that spreadsheets read UTF-8, and the names of the fields. */
export const csvHead = `\uFEFF${line(Object.keys(columns))}`;

/** One booking as a line of the file. */
export const csvLine = (booking: Booking): string =>
  line(Object.values(columns).map((column) => column(booking)));
