import type { Handlers } from '../../platform/contract/contract.types.ts';
import { withEtag } from '../../platform/contract/etags.ts';
import type { ServerContext } from '../../platform/context.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { logSecurityEvent } from '../../platform/log/securityEvents.ts';
import {
  addChild,
  changeChild,
  loadBookedChildren,
  loadChildren,
  loadUserChildren,
  loadPhotoConsents,
  removeChild,
  setStudioNote,
} from './children.service.ts';
import { recordPhotoConsentForParent, setPhotoConsent } from './photoAnswers.service.ts';

export const childrenHandlers = (context: ServerContext) =>
  ({
    listChildren: ({ member }) => loadChildren(context, member.id),
    addChild: async ({ member, body, headers, reply }) =>
      withEtag(reply, await addChild(context, member.id, body, headers['Idempotency-Key'])),
    updateChild: async ({ path: { childId }, member, headers, body, reply }) => {
      const input = { userId: member.id, childId, ifMatch: headers['If-Match'] };
      return withEtag(reply, await changeChild(context, input, body));
    },
    deleteChild: ({ path: { childId }, member }) => removeChild(context, { userId: member.id, childId }),
    listPhotoConsents: ({ path: { childId }, member }) =>
      loadPhotoConsents(context, { userId: member.id, childId }),
    setPhotoConsent: async ({ path: { childId }, member, body, reply }) => {
      const key = { userId: member.id, childId };
      return withEtag(reply, await setPhotoConsent(context, key, body.isGiven));
    },
    setPhotoConsentOfChild: async ({ path, member, body: { isGiven }, reply }) => {
      const outcome = await recordPhotoConsentForParent(context, path, { isGiven, recordedBy: member.id });
      if (!(outcome instanceof Problem))
        logSecurityEvent(reply.request.log, 'photo_consent_noted', member.id);
      return withEtag(reply, outcome);
    },
    listChildrenOfUser: async ({ path, member, reply }) => {
      const children = await loadUserChildren(context, path.userId);
      if (!(children instanceof Problem))
        logSecurityEvent(reply.request.log, 'children_listed', { by: member.id, about: path.userId });
      return children;
    },
    listBookedChildren: async ({ query, member, reply }) => {
      const children = await loadBookedChildren(context, query);
      logSecurityEvent(reply.request.log, 'children_listed', member.id);
      return children;
    },
    setStudioNote: async ({ path, headers, body, member, reply }) => {
      const input = { ...path, ifMatch: headers['If-Match'] };
      const outcome = await setStudioNote(context, input, body.note);
      if (!(outcome instanceof Problem))
        logSecurityEvent(reply.request.log, 'note_changed', { by: member.id, about: path.userId });
      return withEtag(reply, outcome);
    },
  }) satisfies Handlers;
