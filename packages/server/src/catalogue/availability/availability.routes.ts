import type { Handlers } from '../../platform/contract/contract.types.ts';
import type { ServerContext } from '../../platform/context.ts';
import type { PublicLists } from '../publicLists/publicLists.ts';
import {
  addAvailability,
  previewAvailability,
  readAvailability,
  undoAvailability,
} from './availability.service.ts';

export const availabilityHandlers = (context: ServerContext, lists: PublicLists) =>
  ({
    listAvailability: ({ query }) => readAvailability(context, query),
    previewAvailability: ({ body }) => previewAvailability(context, body),
    addAvailability: ({ body }) => lists.changing(addAvailability(context, body)),
    undoAvailability: ({ path }) => lists.changing(undoAvailability(context, path.changeId)),
  }) satisfies Handlers;
