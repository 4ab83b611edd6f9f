import type { Handlers } from '../../platform/contract/contract.types.ts';
import type { ServerContext } from '../../platform/context.ts';
import { createRateLimiter } from '../../platform/limits/rateLimiter.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { logSecurityEvent } from '../../platform/log/securityEvents.ts';
import type { PasswordCheck } from '../../accounts/sessions/passwordCheck.ts';
import { createFeed, revokeFeed, loadFeed } from './calendar.service.ts';
import { rateLimits } from '../../platform/limits/rateLimits.ts';

/** The appointments at a secret URL, for calendar programs. */
export function calendarHandlers(context: ServerContext, checkPassword: PasswordCheck) {
  const created = createRateLimiter(context, 'calendar feed', rateLimits.createCalendarFeed);
  return {
    createCalendarFeed: async ({ member, body: { password }, reply }) => {
      const { log } = reply.request;
      const checked = await checkPassword({ userId: member.id, field: 'password', password });
      if (checked instanceof Problem) {
        if (checked.code === 'invalid') logSecurityEvent(log, 'password_wrong', member.id);
        return checked;
      }
      const feed = (await created.consume([String(member.id)])) ?? (await createFeed(context, checked));
      if (feed instanceof Problem) return feed;
      logSecurityEvent(log, 'calendar_feed_created', member.id);
      return feed;
    },
    deleteCalendarFeed: async ({ member, reply }) => {
      await revokeFeed(context.database, member.id);
      logSecurityEvent(reply.request.log, 'calendar_feed_ended', member.id);
      return { done: true };
    },
    getCalendarFeed: async ({ path }) => {
      const content = await loadFeed(context, path.secret.replace(/\.ics$/, ''));
      return content instanceof Problem ? content : { contentType: 'text/calendar; charset=utf-8', content };
    },
  } satisfies Handlers;
}
