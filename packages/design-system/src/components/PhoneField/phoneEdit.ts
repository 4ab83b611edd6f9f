import { onlyDigits } from '@plaitful/domain/phone';

/** An extension behind a whole number, which no mobile phone has. */
const extension = /(?:ext\.?|extension|poste|x|#)[\s.:]*\d+\s*$/i;

/**
 * The digits of a number that is being typed or was pasted in any form, without the country's 1 and what one dials before
 * it from abroad, and without an extension. A field reads so; what it hands on is judged by `toE164`.
 */
export function typedDigits(text: string): string {
  const whole = text.replace(extension, '');
  const digits = onlyDigits(onlyDigits(whole).length < 10 ? text : whole);
  // No area code begins with 0 or 1.
  return digits.replace(/^(?:00|011)?1/, '');
}

/** Where the caret stands in the text with dashes once `count` digits lie before it. */
export function caretAfter(count: number, formatted: string): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (formatted[index] !== '-') seen += 1;
    if (seen === count) return index + 1;
  }
  return formatted.length;
}

/** What the browser made of the field: its text, where the caret is, and by what kind of input. */
interface Edit {
  text: string;
  caret: number;
  /** As an InputEvent tells it, `deleteContentBackward` for one; empty when it does not. */
  inputType: string;
}

/** The digits after an edit, and how many of them lie before the caret. */
export function readEdit(
  digitsBefore: string,
  { text, caret, inputType }: Edit,
): { digits: string; before: number } {
  const digits = typedDigits(text);
  // What was stripped in front (+1) or behind (an extension) does not count.
  const stripped = onlyDigits(text).indexOf(digits);
  const before = Math.min(Math.max(0, onlyDigits(text.slice(0, caret)).length - stripped), digits.length);
  // Only a dash went, which would come back at once: the digit beyond it is meant.
  if (digits === digitsBefore && inputType.startsWith('delete')) {
    const at = inputType.endsWith('Backward') ? before - 1 : before;
    if (at >= 0) return { digits: digits.slice(0, at) + digits.slice(at + 1), before: Math.min(before, at) };
  }
  return { digits, before };
}
