/** In ASCII, as in a header: `Zoë O’Neil` is `zoe-o-neil`. */
const toAscii = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

interface ExportFile {
  /** Only the parent: a file name must not contain a child's name. */
  readonly user: { readonly id: number; readonly firstName: string; readonly lastName: string };
  readonly date: string;
  readonly format: 'html' | 'json';
}

/**
 * The name of a file with a family's data. It contains parent and date, so that the file is not given to another
 * family.
 */
export function exportFileName({ user: { id, firstName, lastName }, date, format }: ExportFile): string {
  const name = toAscii(`${firstName} ${lastName}`);
  return `${['plaitful', name, id, date].filter((part) => part !== '').join('-')}.${format}`;
}
