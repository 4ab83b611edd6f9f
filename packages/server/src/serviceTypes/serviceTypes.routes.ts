import type { Handlers } from '../contract/contract.types.ts';
import { withEtag } from '../contract/etags.ts';
import type { ServerContext } from '../context.ts';
import { answerPart, readListQuery } from '../lists/lists.ts';
import { Refusal } from '../problems/refusal.ts';
import { changing } from '../lists/changes.ts';
import { serviceTypeFields } from './serviceTypes.repository.ts';
import {
  addServiceType,
  readServiceTypes,
  removeServiceType,
  renameServiceType,
} from './serviceTypes.service.ts';

/** Service types. */
export const serviceTypesHandlers = (context: ServerContext) =>
  ({
    listServiceTypes: async ({ query, reply }) => {
      const wish = readListQuery(query, serviceTypeFields);
      return wish instanceof Refusal ? wish : answerPart(reply, await readServiceTypes(context, wish));
    },
    addServiceType: async ({ body, reply }) =>
      withEtag(reply, await changing(context, addServiceType(context, body))),
    updateServiceType: async ({ path, headers, body, reply }) => {
      const key = { serviceId: path.serviceId, ifMatch: headers['If-Match'] };
      return withEtag(reply, await changing(context, renameServiceType(context, key, body)));
    },
    deleteServiceType: ({ path, headers }) =>
      changing(
        context,
        removeServiceType(context, { serviceId: path.serviceId, ifMatch: headers['If-Match'] }),
      ),
  }) satisfies Handlers;
