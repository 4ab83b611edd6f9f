import type { FastifyBaseLogger } from 'fastify';

/** Events for whoever monitors the security of the studio's accounts. */
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
 * Logs a security event of a request: its name and the user's id, where there is one, and never a name, address,
 * number, birth date or token.
 */
export function logSecurityEvent(log: FastifyBaseLogger, event: SecurityEvent, userId?: number): void {
  log.info({ security: event, ...(userId !== undefined && { userId }) }, 'security event');
}
