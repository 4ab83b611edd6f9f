import type { Handlers } from '../contract/contract.types.ts';
import { withEtag } from '../contract/etags.ts';
import type { ServerContext } from '../context.ts';
import type { PublicLists } from '../lists/publicLists.ts';
import { sendPart, isWholeList, readListQuery } from '../lists/lists.ts';
import { Problem } from '../problems/problem.ts';
import { serviceTypeFields } from './serviceTypes.repository.ts';
import {
  addServiceType,
  readServiceTypes,
  removeServiceType,
  renameServiceType,
} from './serviceTypes.service.ts';

export const serviceTypesHandlers = (context: ServerContext, lists: PublicLists) =>
  ({
    listServiceTypes: async ({ query, reply }) => {
      const input = readListQuery(query, serviceTypeFields);
      if (input instanceof Problem) return input;
      const part = isWholeList(query)
        ? await lists.readServiceTypes()
        : await readServiceTypes(context, input);
      return sendPart(reply, part);
    },
    addServiceType: async ({ body, reply }) =>
      withEtag(reply, await lists.changing(addServiceType(context, body))),
    updateServiceType: async ({ path, headers, body, reply }) => {
      const key = { serviceId: path.serviceId, ifMatch: headers['If-Match'] };
      return withEtag(reply, await lists.changing(renameServiceType(context, key, body)));
    },
    deleteServiceType: ({ path, headers }) =>
      lists.changing(removeServiceType(context, { serviceId: path.serviceId, ifMatch: headers['If-Match'] })),
  }) satisfies Handlers;
