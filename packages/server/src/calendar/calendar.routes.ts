import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { Problem } from '../problems/problem.ts';
import { logSecurityEvent } from '../securityEvents.ts';
import { createFeed, endFeed, readFeed } from './calendar.service.ts';

/** The appointments at a secret address, for calendar programs. */
export const calendarHandlers = (context: ServerContext) =>
  ({
    createCalendarFeed: async ({ member, reply }) => {
      const url = await createFeed(context, member.id);
      if (url instanceof Problem) return url;
      logSecurityEvent(reply.request.log, 'calendar_feed_created', member.id);
      return { url };
    },
    deleteCalendarFeed: async ({ member, reply }) => {
      await endFeed(context.database, member.id);
      logSecurityEvent(reply.request.log, 'calendar_feed_ended', member.id);
      return { done: true };
    },
    getCalendarFeed: async ({ path }) => {
      const content = await readFeed(context, path.secret.replace(/\.ics$/, ''));
      return content instanceof Problem ? content : { contentType: 'text/calendar; charset=utf-8', content };
    },
  }) satisfies Handlers;
