/**
 * The rate limits. `limits` has one number for each key of a limiter, in order, within `minutes` of a key's first
 * attempt.
 */
export const rateLimits = {
  /** Per client. */
  http: { callsPerMinute: 1200, pagesPerMinute: 300, registrationsPerHour: 30, connections: 200 },

  /** Failures of one account from one client, and of one client in total. */
  login: { limits: [5, 100], minutes: 15 },
  /** Failures of one account from all clients; after them a login needs a code. */
  loginWithoutCode: { limits: [20], minutes: 15 },
  /** Mails with a code, to one address. */
  loginCodesPerHour: 3,
  /** Wrong current passwords of one user, for all operations together. */
  currentPassword: { limits: [5], minutes: 15 },

  /** Registrations of one address by one client. */
  register: { limits: [5], minutes: 15 },
  /** Mails with a link to verify the address, per member. */
  requestVerification: { count: 2, minutes: 60 },
  /** Used links, per client. */
  verifyEmail: { limits: [20], minutes: 15 },

  /** Requests for a link, per address and client, and per client. */
  forgotPassword: { limits: [5, 20], minutes: 15 },
  /** Mails with a link, to one address. */
  resetMailsPerHour: 2,
  /** Used links, per client. */
  resetPassword: { limits: [20], minutes: 15 },

  /** Mails with a link, per user. */
  requestEmailChange: { limits: [3], minutes: 60 },
  /** Mails with a link, to one address. */
  emailChangeMailsPerHour: 2,
  /** Used links, per client. */
  useEmailLink: { limits: [20], minutes: 15 },

  /** How often a member may book, and how often reschedule bookings. */
  bookings: [
    { count: 10, minutes: 60 },
    { count: 20, minutes: 24 * 60 },
  ],
  /** Texts to one number before a deposit is paid: they cost money, and the number is not verified. */
  textsPerDay: 3,
  /** New calendar feed URLs, each of which is mailed, per user. */
  createCalendarFeed: { limits: [5], minutes: 60 },
  /** How often a family may change one answer about photos, and all of its answers together. */
  photoConsent: {
    one: [
      { count: 5, minutes: 60 },
      { count: 20, minutes: 24 * 60 },
    ],
    all: [
      { count: 20, minutes: 60 },
      { count: 60, minutes: 24 * 60 },
    ],
  },

  /** Exports by one member, of any family: an export is expensive, and rarely needed. */
  exportFamily: { limits: [5], minutes: 60 },
  /** Messages of one client, and of one address. */
  contact: { limits: [5, 5], minutes: 15 },
} as const;

/** At most `count` actions within `minutes`. */
export interface RateLimit {
  readonly count: number;
  readonly minutes: number;
}

/** Seconds until an action that was done at these times, newest first, is allowed again; 0 when it is allowed now. */
export function secondsUntilAllowed(
  times: readonly Date[],
  { count, minutes }: RateLimit,
  now: Date,
): number {
  const counted = times[count - 1];
  if (counted === undefined) return 0;
  return Math.max(0, Math.ceil((counted.getTime() + minutes * 60_000 - now.getTime()) / 1000));
}
