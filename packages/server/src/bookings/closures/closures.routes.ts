import type { Handlers } from '../../platform/contract/contract.types.ts';
import type { ServerContext } from '../../platform/context.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { logSecurityEvent } from '../../platform/log/securityEvents.ts';
import type { PasswordCheck } from '../../accounts/sessions/passwordCheck.ts';
import { requiresPassword, validatePassword } from './closures.policy.ts';
import {
  addClosure,
  changeClosure,
  previewClosure,
  loadClosures,
  removeClosure,
} from './closures.service.ts';

export const closuresHandlers = (context: ServerContext, checkPassword: PasswordCheck) =>
  ({
    listClosures: ({ query, visitor }) => loadClosures(context, query, visitor),
    previewClosure: async ({ body, member, reply }) => {
      const preview = await previewClosure(context, body);
      if (!(preview instanceof Problem)) logSecurityEvent(reply.request.log, 'children_listed', member.id);
      return preview;
    },
    addClosure: async ({ body, member, headers, reply }) => {
      const { log } = reply.request;
      const missing = validatePassword(body);
      if (missing !== undefined) return missing;
      const checked = requiresPassword(body.bookings)
        ? await checkPassword({ userId: member.id, password: body.password ?? '', field: 'password' })
        : undefined;
      if (checked instanceof Problem) {
        if (checked.code === 'invalid') logSecurityEvent(log, 'password_wrong', member.id);
        return checked;
      }
      const added = await addClosure(context, { body, member, key: headers['Idempotency-Key'], checked });
      if (added instanceof Problem) return added;
      logSecurityEvent(log, 'closure_added', member.id);
      for (const { userId, choice } of added.changes) {
        const ids = { by: member.id, about: userId };
        if (choice === 'CANCEL') logSecurityEvent(log, 'status_changed', ids);
        if (choice === 'ASK_TO_RESCHEDULE') logSecurityEvent(log, 'reschedule_requested', ids);
      }
      return added.closure;
    },
    updateClosure: async ({ path, headers, body, member, reply }) => {
      const key = { closureId: path.closureId, ifMatch: headers['If-Match'] };
      const closure = await changeClosure(context, key, body);
      if (!(closure instanceof Problem)) logSecurityEvent(reply.request.log, 'closure_changed', member.id);
      return closure;
    },
    deleteClosure: async ({ path, member, reply }) => {
      const outcome = await removeClosure(context, path.closureId);
      if (!(outcome instanceof Problem)) logSecurityEvent(reply.request.log, 'closure_removed', member.id);
      return outcome;
    },
  }) satisfies Handlers;
