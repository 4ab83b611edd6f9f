import { onlyDigits } from '@plaitful/domain/phone';

/** An extension after a complete number; mobile numbers have none. */
const extension = /(?:ext\.?|extension|poste|x|#)[\s.:]*\d+\s*$/i;

/**
 * The digits of a number that is being typed or was pasted in any format, without country code, international prefix
 * and extension. Only for display: `toE164` validates the value that is reported.
 */
export function typedDigits(text: string): string {
  const whole = text.replace(extension, '');
  const digits = onlyDigits(onlyDigits(whole).length < 10 ? text : whole);
  // Area codes do not begin with 0 or 1.
  return digits.replace(/^(?:00|011)?1/, '');
}

/** The caret position in the formatted text after `count` digits. */
export function caretAfter(count: number, formatted: string): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (formatted[index] !== '-') seen += 1;
    if (seen === count) return index + 1;
  }
  return formatted.length;
}

/** The field after an edit: its text, the caret position and the input type. */
interface Edit {
  text: string;
  caret: number;
  /** As in InputEvent, for example `deleteContentBackward`; empty where the browser gives none. */
  inputType: string;
}

/** The digits after an edit, and how many of them are before the caret. */
export function readEdit(
  digitsBefore: string,
  { text, caret, inputType }: Edit,
): { digits: string; before: number } {
  const digits = typedDigits(text);
  // A removed prefix (+1) or extension does not count.
  const stripped = onlyDigits(text).indexOf(digits);
  const before = Math.min(Math.max(0, onlyDigits(text.slice(0, caret)).length - stripped), digits.length);
  // Only a dash was deleted, which would be added again: delete the adjacent digit instead.
  if (digits === digitsBefore && inputType.startsWith('delete')) {
    const at = inputType.endsWith('Backward') ? before - 1 : before;
    if (at >= 0) return { digits: digits.slice(0, at) + digits.slice(at + 1), before: Math.min(before, at) };
  }
  return { digits, before };
}
