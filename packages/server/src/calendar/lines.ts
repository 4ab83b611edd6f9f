export type Property = readonly [name: string, value: string];

/** A text as RFC 5545 (3.3.11) writes it: separators escaped, other control characters gone. */
export const calendarText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');

/** A parameter's value in its quotes, which cannot hold a quote. */
export const calendarParameter = (text: string): string => `"${text.replaceAll(/["\p{Cc}]/gu, '')}"`;

const maxOctets = 75;

/** Folds a line at 75 octets (RFC 5545, 3.1), never inside a character. */
export function foldLine(line: string): string {
  const folded: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maxOctets) {
      folded.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...folded, piece].join('\r\n');
}

/** Properties as the lines of a file, each with its end. */
export const calendarLines = (properties: readonly Property[]): string =>
  properties.map(([name, value]) => `${foldLine(`${name}:${value}`)}\r\n`).join('');
