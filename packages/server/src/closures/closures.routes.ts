import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import type { PublicLists } from '../lists/publicLists.ts';
import { Problem } from '../problems/problem.ts';
import { logSecurityEvent } from '../securityEvents.ts';
import {
  addClosure,
  changeClosure,
  previewClosure,
  readClosures,
  removeClosure,
} from './closures.service.ts';

export const closuresHandlers = (context: ServerContext, lists: PublicLists) =>
  ({
    listClosures: ({ query, visitor }) => readClosures(context, query, visitor),
    previewClosure: async ({ body, member, reply }) => {
      const preview = await previewClosure(context, body);
      if (!(preview instanceof Problem)) logSecurityEvent(reply.request.log, 'children_listed', member.id);
      return preview;
    },
    addClosure: async ({ body, member, reply }) => {
      const closure = await lists.changing(addClosure(context, { body, member }));
      const hasCancelled = body.bookings.some(({ choice }) => choice === 'CANCEL');
      if (!(closure instanceof Problem) && hasCancelled)
        logSecurityEvent(reply.request.log, 'status_changed', member.id);
      return closure;
    },
    updateClosure: ({ path, headers, body }) => {
      const key = { closureId: path.closureId, ifMatch: headers['If-Match'] };
      return lists.changing(changeClosure(context, key, body));
    },
    deleteClosure: ({ path }) => lists.changing(removeClosure(context, path.closureId)),
  }) satisfies Handlers;
