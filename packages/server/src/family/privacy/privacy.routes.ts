import { Readable } from 'node:stream';
import { studioMoment } from '@plaitful/domain/studio-time';
import { exportFileName } from '@plaitful/messages/en-CA/exportFile';
import type { FastifyReply } from 'fastify';
import type { Handlers } from '../../platform/contract/contract.types.ts';
import type { ServerContext } from '../../platform/context.ts';
import { createRateLimiter } from '../../platform/limits/rateLimiter.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { logSecurityEvent } from '../../platform/log/securityEvents.ts';
import type { Member } from '../../platform/contract/member.ts';
import type { PasswordCheck } from '../../accounts/sessions/passwordCheck.ts';
import { toJson, writePage } from './privacy.mapper.ts';
import { deleteFamily, exportFamily } from './privacy.service.ts';
import { rateLimits } from '../../platform/limits/rateLimits.ts';

interface ExportCall {
  readonly member: Member;
  readonly reply: FastifyReply;
}

/** Export and deletion of all data about a family, by itself or by the studio. */
export function privacyHandlers(context: ServerContext, checkPassword: PasswordCheck) {
  const exports = createRateLimiter(context, 'export', rateLimits.exportFamily);
  const read = async (userId: number, { member, reply }: ExportCall, format: 'json' | 'html') => {
    const limited = await exports.consume([String(member.id)]);
    if (limited !== undefined) return limited;
    const exported = await exportFamily(context, { userId, member });
    if (exported instanceof Problem) return exported;
    logSecurityEvent(reply.request.log, 'family_exported', { by: member.id, about: userId });
    const { date } = studioMoment(context.clock(), context.business.timeZone);
    const name = exportFileName({ user: exported.family, date, format });
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return exported.tables;
  };
  const asJson = async (userId: number, call: ExportCall) => {
    const tables = await read(userId, call, 'json');
    return tables instanceof Problem ? tables : toJson(tables);
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
