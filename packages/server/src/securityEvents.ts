import type { FastifyBaseLogger } from 'fastify';

/** What is noted for whoever watches over the studio's accounts. */
export type SecurityEvent =
  | 'login_succeeded'
  | 'login_failed'
  | 'login_code_required'
  | 'logged_out'
  | 'registered'
  | 'registration_refused'
  | 'reset_asked'
  | 'reset_done'
  | 'reset_refused'
  | 'verification_asked'
  | 'email_verified'
  | 'verification_refused'
  | 'password_changed'
  | 'password_wrong'
  | 'email_change_asked'
  | 'email_change_cancelled'
  | 'email_changed'
  | 'email_change_undone'
  | 'email_link_refused'
  | 'session_ended'
  | 'other_sessions_ended'
  | 'calendar_feed_created'
  | 'calendar_feed_ended'
  | 'rate_limited'
  | 'unauthenticated'
  | 'forbidden'
  | 'exported'
  | 'children_listed'
  | 'family_exported'
  | 'family_deleted'
  | 'status_changed'
  | 'deposit_changed';

/**
 * Notes a security event in the log of the request: by its name and the user's id, where there is one, and never with a
 * name, an address, a number, a birth date or a token.
 */
export function logSecurityEvent(log: FastifyBaseLogger, event: SecurityEvent, userId?: number): void {
  log.info({ security: event, ...(userId !== undefined && { userId }) }, 'security event');
}
