import type { Handlers } from '../contract/contract.types.ts';
import { withEtag } from '../contract/etags.ts';
import type { ServerContext } from '../context.ts';
import { answerPart, asksForWhole, readListQuery } from '../lists/lists.ts';
import { Refusal } from '../problems/refusal.ts';
import { changing } from '../lists/changes.ts';
import { addStyle, changeStyle, removeStyle } from './changeStyle.ts';
import { styleFields } from './styles.repository.ts';
import { readStyle, readStyles, readStylesOfServiceType, type StylesReader } from './styles.service.ts';

/**
 * Styles.
 * @param readAll reads all of them, from memory where it can
 */
export function stylesHandlers(context: ServerContext, readAll: StylesReader) {
  return {
    listStyles: async ({ query, reply }) => {
      const wish = readListQuery(query, styleFields);
      if (wish instanceof Refusal) return wish;
      const part = asksForWhole(query) ? await readAll() : await readStyles(context, wish);
      return answerPart(reply, part);
    },
    listStylesOfServiceType: async ({ path, query, reply }) => {
      const wish = readListQuery(query, styleFields);
      if (wish instanceof Refusal) return wish;
      const part = await readStylesOfServiceType(context, path.serviceId, wish);
      return part instanceof Refusal ? part : answerPart(reply, part);
    },
    getStyle: async ({ path, reply }) => withEtag(reply, await readStyle(context, path.styleId)),
    addStyle: async ({ body, reply }) => withEtag(reply, await changing(context, addStyle(context, body))),
    updateStyle: async ({ path, headers, body, reply }) => {
      const key = { styleId: path.styleId, ifMatch: headers['If-Match'] };
      return withEtag(reply, await changing(context, changeStyle(context, key, body)));
    },
    deleteStyle: ({ path, headers }) =>
      changing(context, removeStyle(context, { styleId: path.styleId, ifMatch: headers['If-Match'] })),
  } satisfies Handlers;
}
