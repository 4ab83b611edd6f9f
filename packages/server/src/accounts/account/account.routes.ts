import type { Handlers } from '../../platform/contract/contract.types.ts';
import { withEtag } from '../../platform/contract/etags.ts';
import type { ServerContext } from '../../platform/context.ts';
import { changeAccount, changeNotifications, loadAccount } from './account.service.ts';

/** The data of an account, apart from children and bookings. */
export const accountHandlers = (context: ServerContext) =>
  ({
    getAccount: async ({ member, reply }) => withEtag(reply, await loadAccount(context, member.id)),
    updateAccount: async ({ member, body, headers, reply }) => {
      const input = { userId: member.id, body, ifMatch: headers['If-Match'] };
      return withEtag(reply, await changeAccount(context, input));
    },
    updateNotifications: async ({ member, body, reply }) =>
      withEtag(reply, await changeNotifications(context, member.id, body)),
  }) satisfies Handlers;
