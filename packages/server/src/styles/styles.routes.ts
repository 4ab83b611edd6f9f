import type { Handlers } from '../contract/contract.types.ts';
import { withEtag } from '../contract/etags.ts';
import type { ServerContext } from '../context.ts';
import type { PublicLists } from '../lists/publicLists.ts';
import { sendPart, isWholeList, readListQuery } from '../lists/lists.ts';
import { Problem } from '../problems/problem.ts';
import { addStyle, changeStyle, removeStyle } from './changeStyle.ts';
import { styleFields } from './styles.repository.ts';
import { readStyle, readStyles, readStylesOfServiceType } from './styles.service.ts';

export function stylesHandlers(context: ServerContext, lists: PublicLists) {
  return {
    listStyles: async ({ query, reply }) => {
      const input = readListQuery(query, styleFields);
      if (input instanceof Problem) return input;
      const part = isWholeList(query) ? await lists.readStyles() : await readStyles(context, input);
      return sendPart(reply, part);
    },
    listStylesOfServiceType: async ({ path, query, reply }) => {
      const input = readListQuery(query, styleFields);
      if (input instanceof Problem) return input;
      const part = await readStylesOfServiceType(context, path.serviceId, input);
      return part instanceof Problem ? part : sendPart(reply, part);
    },
    getStyle: async ({ path, reply }) => withEtag(reply, await readStyle(context, path.styleId)),
    addStyle: async ({ body, reply }) => withEtag(reply, await lists.changing(addStyle(context, body))),
    updateStyle: async ({ path, headers, body, reply }) => {
      const key = { styleId: path.styleId, ifMatch: headers['If-Match'] };
      return withEtag(reply, await lists.changing(changeStyle(context, key, body)));
    },
    deleteStyle: ({ path, headers }) =>
      lists.changing(removeStyle(context, { styleId: path.styleId, ifMatch: headers['If-Match'] })),
  } satisfies Handlers;
}
