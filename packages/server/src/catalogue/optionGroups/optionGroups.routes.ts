import type { ServerContext } from '../../platform/context.ts';
import type { Handlers } from '../../platform/contract/contract.types.ts';
import { withEtag } from '../../platform/contract/etags.ts';
import {
  addOptionGroup,
  changeOptionGroup,
  loadOptionGroups,
  orderOptionGroups,
  removeOptionGroup,
} from './optionGroups.service.ts';

export const optionGroupsHandlers = (context: ServerContext) =>
  ({
    listOptionGroups: () => loadOptionGroups(context),
    addOptionGroup: async ({ body, member, headers, reply }) => {
      const attempt = { userId: member.id, key: headers['Idempotency-Key'] };
      return withEtag(reply, await addOptionGroup(context, body, attempt));
    },
    updateOptionGroup: async ({ path, headers, body, reply }) => {
      const key = { groupId: path.groupId, ifMatch: headers['If-Match'] };
      return withEtag(reply, await changeOptionGroup(context, key, body));
    },
    deleteOptionGroup: ({ path, headers }) =>
      removeOptionGroup(context, { groupId: path.groupId, ifMatch: headers['If-Match'] }),
    orderOptionGroups: ({ body }) => orderOptionGroups(context, body),
  }) satisfies Handlers;
