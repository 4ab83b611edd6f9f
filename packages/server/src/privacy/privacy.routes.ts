import type { FastifyReply } from 'fastify';
import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { Problem } from '../problems/problem.ts';
import { logSecurityEvent } from '../securityEvents.ts';
import type { Member } from '../sessions/member.ts';
import type { PasswordCheck } from '../sessions/passwordCheck.ts';
import { toJson, toPage } from './privacy.mapper.ts';
import { deleteFamily, exportFamily } from './privacy.service.ts';

interface ExportCall {
  readonly member: Member;
  readonly reply: FastifyReply;
}

/** Export and deletion of all data about a family, by itself or by the studio. */
export function privacyHandlers(context: ServerContext, checkPassword: PasswordCheck) {
  const read = async (userId: number, { member, reply }: ExportCall, ending: 'json' | 'html') => {
    const data = await exportFamily(context, { userId, member });
    if (data instanceof Problem) return data;
    logSecurityEvent(reply.request.log, 'family_exported', { by: member.id, about: userId });
    reply.header('content-disposition', `attachment; filename="plaitful-my-data.${ending}"`);
    return data;
  };
  const asJson = async (userId: number, call: ExportCall) => {
    const data = await read(userId, call, 'json');
    return data instanceof Problem ? data : toJson(data);
  };
  const asPage = async (userId: number, call: ExportCall) => {
    const data = await read(userId, call, 'html');
    if (data instanceof Problem) return data;
    return {
      contentType: 'text/html; charset=utf-8',
      content: toPage(data, context.business, context.clock()),
    };
  };
  const remove = async (userId: number, { member, reply }: ExportCall, password: string) => {
    const outcome = await deleteFamily(context, { userId, member, password }, checkPassword);
    if (!(outcome instanceof Problem))
      logSecurityEvent(reply.request.log, 'family_deleted', { by: member.id, about: userId });
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
