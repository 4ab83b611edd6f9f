import type { Handlers } from '../contract/contract.types.ts';
import { withEtag } from '../contract/etags.ts';
import type { ServerContext } from '../context.ts';
import { answerPart, asksForWhole, readListQuery } from '../lists/lists.ts';
import { Refusal } from '../problems/refusal.ts';
import { changing } from '../lists/changes.ts';
import { serviceTypeFields } from './serviceTypes.repository.ts';
import {
  addServiceType,
  readServiceTypes,
  removeServiceType,
  renameServiceType,
  type ServiceTypesReader,
} from './serviceTypes.service.ts';

/**
 * Service types.
 * @param readAll reads all of them, from memory where it can
 */
export const serviceTypesHandlers = (context: ServerContext, readAll: ServiceTypesReader) =>
  ({
    listServiceTypes: async ({ query, reply }) => {
      const wish = readListQuery(query, serviceTypeFields);
      if (wish instanceof Refusal) return wish;
      const part = asksForWhole(query) ? await readAll() : await readServiceTypes(context, wish);
      return answerPart(reply, part);
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
