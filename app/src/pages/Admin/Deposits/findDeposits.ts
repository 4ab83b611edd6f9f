import type { Booking } from '@plaitful/api-client/contract';
import { findBookingCodes } from '@plaitful/domain/booking-code';

type Deposit = Pick<Booking, 'code' | 'childName' | 'fullName' | 'styleDeposit'>;

/** The codes of these deposits that stand in a text. */
export function findKnownCodes(deposits: readonly Deposit[], text: string): string[] {
  const known = new Set(deposits.map(({ code }) => code));
  return findBookingCodes(text).filter((code) => known.has(code));
}

/** Whether a pasted text is more than a name, an amount or a code. */
export const isNotice = (text: string): boolean => text.trim().split(/\s+/).length > 3;

/** "$20.00", "20" and "20,00" are the same amount. */
function isAmount(word: string, amount: number): boolean {
  const digits = word.replace(/^\$/, '').replace(',', '.');
  return /^\d+(\.\d{1,2})?$/.test(digits) && Number(digits) === amount;
}

const hasWord = ({ childName, fullName, styleDeposit }: Deposit, word: string): boolean =>
  `${childName} ${fullName}`.toLowerCase().includes(word) || isAmount(word, styleDeposit);

/** Those with one of the codes in the text; without a code in it, those with each word in a name or as the amount. */
export function findDeposits<Row extends Deposit>(deposits: readonly Row[], text: string): readonly Row[] {
  const codes = findKnownCodes(deposits, text);
  if (codes.length > 0) return deposits.filter(({ code }) => codes.includes(code));
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return deposits.filter((deposit) => words.every((word) => hasWord(deposit, word)));
}
