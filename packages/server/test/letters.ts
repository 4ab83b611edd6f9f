/** A number as letters, one for each digit: names take no digits. */
export const lettersOf = (number: number): string =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
