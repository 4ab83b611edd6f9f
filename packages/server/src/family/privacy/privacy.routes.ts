import { Readable } from 'node:stream';
import { toStudioTime } from '@plaitful/domain/studio-time';
import { exportFileName } from '@plaitful/messages/en-CA/exportFile';
import type { FastifyReply } from 'fastify';
import type { Handlers, Member } from '../../platform/contract/contract.types.ts';
import type { ServerContext } from '../../platform/context.ts';
import { createRateLimiter } from '../../platform/limits/rateLimiter.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { logSecurityEvent } from '../../platform/log/securityEvents.ts';
import type { PasswordCheck } from '../../accounts/sessions/passwordCheck.ts';
import type { MessageKinds } from '../../platform/outbox/messageKind.ts';
import { writeExportPage } from './exportPage.ts';
import { familyTables } from './privacy.repository.ts';
import { deleteFamily, exportFamily, type FamilyExport } from './privacy.service.ts';
import { rateLimits } from '../../platform/limits/rateLimits.ts';
import type { AccountExport } from '@plaitful/api-client/contract';

/** Converts the rows to JSON types: instants become texts. */
async function toJsonExport({ readRows }: FamilyExport): Promise<AccountExport> {
  const data: AccountExport = {};
  for (const table of familyTables) {
    const rows: AccountExport[string] = [];
    for await (const part of readRows(table)) rows.push(...(JSON.parse(JSON.stringify(part)) as typeof rows));
    data[table] = rows;
  }
  return data;
}

interface ExportCall {
  readonly member: Member;
  readonly reply: FastifyReply;
}

/** Export and deletion of all data about a family, by the family or by the studio. */
export function privacyHandlers(
  context: ServerContext,
  checkPassword: PasswordCheck,
  messageKinds: MessageKinds,
) {
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
    return exported;
  };
  const asJson = async (userId: number, call: ExportCall) => {
    const exported = await read(userId, call, 'json');
    return exported instanceof Problem ? exported : toJsonExport(exported);
  };
  const asPage = async (userId: number, call: ExportCall) => {
    const exported = await read(userId, call, 'html');
    if (exported instanceof Problem) return exported;
    const { business, clock } = context;
    const content = Readable.from(writeExportPage(exported, { business, now: clock(), messageKinds }));
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
