import { Readable } from 'node:stream';
import { toStudioTime, isLocalDate } from '@plaitful/domain/studio-time';
import { exportFileName } from '@plaitful/messages/en-CA/exportFile';
import type { FastifyReply } from 'fastify';
import type { Handlers, Member } from '../../platform/contract/contract.types.ts';
import type { ServerContext } from '../../platform/context.ts';
import { createRateLimiter } from '../../platform/limits/rateLimiter.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { logSecurityEvent } from '../../platform/log/securityEvents.ts';
import type { PasswordCheck } from '../../accounts/sessions/passwordCheck.ts';
import { deleteFamily, exportFamily } from './privacy.service.ts';
import { rateLimits } from '../../platform/limits/rateLimits.ts';
import type { AccountExport } from '@plaitful/api-client/contract';
import { accountExport } from '@plaitful/messages/en-CA/accountExport';
import { formatCents, formatDate, formatInstant, formatPhone, formatTime } from '@plaitful/messages/format';
import type { Business } from '../../platform/config/business.ts';
import { escapeHtml } from '@plaitful/messages/escape-html';
import type { ExportedColumn, ExportedRow, ExportedTable, FamilyTable } from './privacy.repository.ts';

/** Typed so that a table or field without a label does not compile. */
const words: {
  readonly [Table in FamilyTable]: {
    readonly title: string;
    readonly fields: Readonly<Record<ExportedColumn<Table>, string>>;
  };
} = accountExport.tables;

/** Converts the rows to JSON types: instants become texts. */
async function toJsonExport(tables: readonly ExportedTable[]): Promise<AccountExport> {
  const data: AccountExport = {};
  for (const { table, parts } of tables) {
    const rows: AccountExport[string] = [];
    for await (const part of parts) rows.push(...(JSON.parse(JSON.stringify(part)) as typeof rows));
    data[table] = rows;
  }
  return data;
}

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
  row: ExportedRow,
  caption: string,
  timeZone: string,
) {
  const lines = Object.entries(row).map(([field, value]) => {
    const label = escapeHtml(fields[field] ?? field);
    return `<tr><th scope="row">${label}</th><td>${escapeHtml(inWords(field, value, timeZone))}</td></tr>`;
  });
  return `<table><caption>${escapeHtml(caption)}</caption><tbody>
${lines.join('\n')}
</tbody></table>`;
}

async function* writeSection({ table, parts }: ExportedTable, timeZone: string): AsyncGenerator<string> {
  const { title, fields } = words[table];
  yield `<section><h2>${escapeHtml(title)}</h2>\n`;
  let count = 0;
  for await (const rows of parts) {
    const tables = rows.map((row, index) =>
      toTable(fields, row, accountExport.entry({ number: count + index + 1 }), timeZone),
    );
    count += rows.length;
    yield tables.join('\n');
  }
  yield count === 0 ? `<p>${accountExport.nothing}</p>\n</section>\n` : '\n</section>\n';
}

const style = `:root { color-scheme: light dark }
body { font-family: sans-serif; line-height: 1.5; max-width: 60rem; margin: 0 auto; padding: 1rem }
table { border-collapse: collapse; width: 100%; margin-bottom: 1.5rem }
caption { text-align: start; font-weight: bold; padding: 0.5rem 0 }
th, td { text-align: start; vertical-align: top; padding: 0.25rem 0.5rem; border-bottom: 1px solid; overflow-wrap: anywhere; white-space: pre-line }
th { width: 40%; font-weight: normal }`;

/** The export as an HTML page that loads nothing. */
async function* writePage(
  tables: readonly ExportedTable[],
  { name, timeZone }: Business,
  now: Date,
): AsyncGenerator<string> {
  const lead = accountExport.lead({ businessName: name, date: formatInstant(now, timeZone) });
  yield `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(accountExport.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(accountExport.title)}</h1>
<p>${escapeHtml(lead)}</p>
<p>${escapeHtml(accountExport.reviews)}</p>
`;
  for (const table of tables) yield* writeSection(table, timeZone);
  yield `</main>
</body>
</html>
`;
}

interface ExportCall {
  readonly member: Member;
  readonly reply: FastifyReply;
}

/** Export and deletion of all data about a family, by the family or by the studio. */
export function privacyHandlers(context: ServerContext, checkPassword: PasswordCheck) {
  const exports = createRateLimiter(context, 'export', rateLimits.exportFamily);
  const read = async (userId: number, { member, reply }: ExportCall, format: 'json' | 'html') => {
    const limited = await exports.consume([String(member.id)]);
    if (limited !== undefined) return limited;
    const exported = await exportFamily(context, { userId, member });
    if (exported instanceof Problem) return exported;
    logSecurityEvent(reply.request.log, 'family_exported', { by: member.id, about: userId });
    const { date } = toStudioTime(context.clock(), context.business.timeZone);
    const name = exportFileName({ user: exported.family, date, format });
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return exported.tables;
  };
  const asJson = async (userId: number, call: ExportCall) => {
    const tables = await read(userId, call, 'json');
    return tables instanceof Problem ? tables : toJsonExport(tables);
  };
  const asPage = async (userId: number, call: ExportCall) => {
    const tables = await read(userId, call, 'html');
    if (tables instanceof Problem) return tables;
    const content = Readable.from(writePage(tables, context.business, context.clock()));
    return { contentType: 'text/html; charset=utf-8', content };
  };
  const remove = async (userId: number, { member, reply }: ExportCall, password: string) => {
    const outcome = await deleteFamily(context, { userId, member, password }, checkPassword);
    const { log } = reply.request;
    if (!(outcome instanceof Problem))
      logSecurityEvent(log, 'family_deleted', { by: member.id, about: userId });
    else if (outcome.code === 'invalid') logSecurityEvent(log, 'password_wrong', member.id);
    return outcome;
  };
  return {
    exportAccountJson: (call) => asJson(call.member.id, call),
    exportAccountHtml: (call) => asPage(call.member.id, call),
    exportUserJson: (call) => asJson(call.path.userId, call),
    exportUserHtml: (call) => asPage(call.path.userId, call),
    deleteAccount: (call) => remove(call.member.id, call, call.body.password),
    deleteUser: (call) => remove(call.path.userId, call, call.body.password),
  } satisfies Handlers;
}
