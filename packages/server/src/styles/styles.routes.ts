import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../problems/refusal.ts';
import { readStyle, readStyles, readStylesOfServiceType } from './styles.service.ts';

/** Styles. */
export const stylesHandlers = (context: ServerContext) =>
  ({
    listStyles: () => readStyles(context),
    listStylesOfServiceType: ({ path }) => readStylesOfServiceType(context, path.serviceId),
    getStyle: async ({ path, reply }) => {
      const style = await readStyle(context, path.styleId);
      if (!(style instanceof Refusal)) reply.header('etag', style.etag);
      return style;
    },
  }) satisfies Handlers;
