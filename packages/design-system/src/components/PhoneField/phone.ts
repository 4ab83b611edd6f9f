/** The digits of a North American number as typed or pasted in any form, without the country code. */
export function nationalDigits(text: string): string {
  // No area code begins with 1, so a leading 1 is the country code.
  return text.replace(/\D/g, '').replace(/^1/, '');
}

/** The digits with dashes as far as they go: `613`, `613-5`, `613-555-0199`. */
export function withDashes(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
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
