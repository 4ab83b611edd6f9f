import type { Handlers } from '../../platform/contract/contract.types.ts';
import { withEtag } from '../../platform/contract/etags.ts';
import type { PublicLists, ServerContext } from '../../platform/context.ts';
import { handleListRequest } from '../../platform/lists/lists.ts';
import { serviceTypeFields } from './serviceTypes.repository.ts';
import {
  addServiceType,
  loadServiceTypes,
  removeServiceType,
  renameServiceType,
} from './serviceTypes.service.ts';

export const serviceTypesHandlers = (context: ServerContext, lists: PublicLists) =>
  ({
    listServiceTypes: (call) =>
      handleListRequest(
        call,
        serviceTypeFields,
        (options) => loadServiceTypes(context, options),
        lists.loadServiceTypes,
      ),
    addServiceType: async ({ body, member, headers, reply }) => {
      const attempt = { userId: member.id, key: headers['Idempotency-Key'] };
      return withEtag(reply, await addServiceType(context, body, attempt));
    },
    updateServiceType: async ({ path, headers, body, reply }) => {
      const key = { serviceId: path.serviceId, ifMatch: headers['If-Match'] };
      return withEtag(reply, await renameServiceType(context, key, body));
    },
    deleteServiceType: ({ path, headers }) =>
      removeServiceType(context, { serviceId: path.serviceId, ifMatch: headers['If-Match'] }),
  }) satisfies Handlers;
