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
  | 'note_changed'
  | 'closure_added'
  | 'closure_changed'
  | 'closure_removed'
  | 'reschedule_requested'
  | 'status_changed'
  | 'deposit_changed'
  | 'photo_consent_noted';

/** An account that somebody else's call read or changed. */
interface AboutAccount {
  /** The user who made the call. */
  readonly by: number;
  /** The user whose data it was. */
  readonly about: number;
}

/**
 * Logs a security event of a request: its name, the id of the user who made it, where there is one, and of the one whom
 * it was about; never a name, address, number, birth date or token.
 */
export function logSecurityEvent(
  log: FastifyBaseLogger,
  event: SecurityEvent,
  user?: number | AboutAccount,
): void {
  const ids = typeof user === 'object' ? { userId: user.by, aboutUserId: user.about } : { userId: user };
  log.info({ security: event, ...ids }, 'security event');
}
