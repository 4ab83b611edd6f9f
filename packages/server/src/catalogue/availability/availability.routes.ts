import type { Handlers } from '../../platform/contract/contract.types.ts';
import type { ServerContext } from '../../platform/context.ts';
import {
  addAvailability,
  previewAvailability,
  loadAvailability,
  undoAvailability,
} from './availability.service.ts';

export const availabilityHandlers = (context: ServerContext) =>
  ({
    listAvailability: ({ query }) => loadAvailability(context, query),
    previewAvailability: ({ body }) => previewAvailability(context, body),
    addAvailability: ({ body }) => addAvailability(context, body),
    undoAvailability: ({ path }) => undoAvailability(context, path.changeId),
  }) satisfies Handlers;
