import type { Handlers } from '../../platform/contract/contract.types.ts';
import { withEtag } from '../../platform/contract/etags.ts';
import type { PublicLists, ServerContext } from '../../platform/context.ts';
import { handleListRequest } from '../../platform/lists/lists.ts';
import { styleFields } from './styles.repository.ts';
import {
  addStyle,
  changeStyle,
  loadStyle,
  loadStyles,
  loadServiceTypeStyles,
  removeStyle,
} from './styles.service.ts';

export const stylesHandlers = (context: ServerContext, lists: PublicLists) =>
  ({
    listStyles: (call) =>
      handleListRequest(call, styleFields, (options) => loadStyles(context, options), lists.loadStyles),
    listStylesOfServiceType: (call) =>
      handleListRequest(call, styleFields, (options) =>
        loadServiceTypeStyles(context, call.path.serviceId, options),
      ),
    getStyle: ({ path, query, visitor }) => loadStyle(context, { ...path, ...query }, visitor),
    addStyle: async ({ body, member, headers, reply }) => {
      const attempt = { userId: member.id, key: headers['Idempotency-Key'] };
      return withEtag(reply, await addStyle(context, body, attempt));
    },
    updateStyle: async ({ path, headers, body, reply }) => {
      const key = { styleId: path.styleId, ifMatch: headers['If-Match'] };
      return withEtag(reply, await changeStyle(context, key, body));
    },
    deleteStyle: ({ path, headers }) =>
      removeStyle(context, { styleId: path.styleId, ifMatch: headers['If-Match'] }),
  }) satisfies Handlers;
