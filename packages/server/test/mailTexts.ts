/** A number as letters, one for each digit: names cannot contain digits. */
export const lettersOf = (number: number): string =>
  String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
