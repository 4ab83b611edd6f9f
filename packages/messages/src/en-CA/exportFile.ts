/** In ASCII, as in a header: `Zoë O’Neil` is `zoe-o-neil`. */
const toAscii = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

interface ExportFile {
  /** The parent; a child's name is in no file name. */
  readonly user: { readonly id: number; readonly firstName: string; readonly lastName: string };
  /** The day of the export. */
  readonly date: string;
  readonly format: 'html' | 'json';
}

/** The name of a file with everything about a family: whose it is, so that it is given to no other one, and of when. */
export function exportFileName({ user: { id, firstName, lastName }, date, format }: ExportFile): string {
  const name = toAscii(`${firstName} ${lastName}`);
  return `${['plaitful', name, id, date].filter((part) => part !== '').join('-')}.${format}`;
}
