import { isLocalDate } from '@plaitful/domain/studio-time';
import { accountExport } from '@plaitful/messages/en-CA/accountExport';
import { escapeHtml } from '@plaitful/messages/escape-html';
import { formatCents, formatDate, formatInstant, formatPhone, formatTime } from '@plaitful/messages/format';
import { familyTables, type ExportedColumn, type FamilyTable } from './privacy.repository.ts';
import type { FamilyExport } from './privacy.service.ts';

/** Typed so that a table or field without a label does not compile. */
const words: {
  readonly [Table in FamilyTable]: {
    readonly title: string;
    readonly fields: Readonly<Record<ExportedColumn<Table>, string>>;
  };
} = accountExport.tables;

/** A value as text; technical values, such as a status, are unchanged. */
function inWords(field: string, value: unknown, timeZone: string): string {
  if (value === null || value === undefined || value === '') return accountExport.empty;
  if (typeof value === 'boolean') return value ? accountExport.yes : accountExport.no;
  if (value instanceof Date) return formatInstant(value, timeZone);
  if (typeof value === 'number') return field.endsWith('Cents') ? formatCents(value) : String(value);
  if (Array.isArray(value)) {
    const parts = value.map((part) => inWords(field, part, timeZone));
    return parts.length === 0 ? accountExport.empty : parts.join(', ');
  }
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${name}: ${inWords(name, part, timeZone)}`)
      .join('\n');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (isLocalDate(text)) return formatDate(text);
  if (field === 'bookingTime') return formatTime(text);
  return field === 'mobilePhone' ? formatPhone(text) : text;
}

function toTable(
  fields: Readonly<Record<string, string>>,
  row: object,
  { caption, timeZone }: { readonly caption: string; readonly timeZone: string },
): string {
  const lines = Object.entries(row).map(([field, value]) => {
    const label = escapeHtml(fields[field] ?? field);
    return `<tr><th scope="row">${label}</th><td>${escapeHtml(inWords(field, value, timeZone))}</td></tr>`;
  });
  return `<table><caption>${escapeHtml(caption)}</caption><tbody>
${lines.join('\n')}
</tbody></table>`;
}

async function* writeTable(
  table: FamilyTable,
  { readRows }: FamilyExport,
  timeZone: string,
): AsyncGenerator<string> {
  const { title, fields } = words[table];
  yield `<section><h3>${escapeHtml(title)}</h3>\n`;
  let count = 0;
  for await (const rows of readRows(table)) {
    const tables = rows.map((row, index) =>
      toTable(fields, row, { caption: accountExport.entry({ number: count + index + 1 }), timeZone }),
    );
    count += rows.length;
    yield tables.join('\n');
  }
  yield count === 0 ? `<p>${accountExport.nothing}</p>\n</section>\n` : '\n</section>\n';
}

/** Every row of every table about a family, folded. */
export async function* writeTables(exported: FamilyExport, timeZone: string): AsyncGenerator<string> {
  const { title, text } = accountExport.technical;
  yield `<details id="rows"><summary><h2>${escapeHtml(title)}</h2></summary>
<p>${escapeHtml(text)}</p>
`;
  for (const table of familyTables) yield* writeTable(table, exported, timeZone);
  yield '</details>\n';
}
