/** A number as letters, one for each digit: names cannot contain digits. */
export const spellDigits = (number: number): string =>
  String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

/** A mail as it was sent, without its quoted-printable line ends. */
export const decodeMail = (mail: string): string => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
