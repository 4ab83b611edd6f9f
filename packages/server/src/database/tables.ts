import type { MessageKind } from '@plaitful/messages/catalogue';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { DepositStatus, PaymentStatus } from '@plaitful/domain/status';
import type { BeadColor, HairLength, HairTexture } from '@plaitful/domain/hair-card';
import type { Role } from '@plaitful/domain/roles';

/**
 * An instant: read as a `Date`, written as a `Date`. Every instant comes from the server's clock, none from the
 * database's.
 */
type Instant = ColumnType<Date, Date, Date>;
type OptionalInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

type Actor = 'MEMBER' | 'STUDIO' | 'DEADLINE';

/** What happened to a booking, one word for an entry of its history. */
export type BookingChangeKind = 'CREATED' | 'RESCHEDULED' | 'DEPOSIT' | 'PAYMENT' | 'CANCELLED' | 'RESTORED';

/** What a change of a booking can change, as its history keeps it. */
export interface BookingState {
  bookingDate: string;
  bookingTime: string;
  deposit: DepositStatus;
  paymentStatus: PaymentStatus;
  /** Not in entries of before chairs were kept. */
  chair?: number | null;
}

type ConsentKind = 'POLICIES' | 'CANCELLATION' | 'PHOTO';

export interface UsersTable {
  id: GeneratedAlways<number>;
  firstName: string;
  lastName: string;
  /** In lower case; unique without regard to case. */
  email: string;
  /** E.164; from the first booking on. */
  mobilePhone: string | null;
  /** argon2id, in PHC form. */
  passwordHash: string;
  roles: Role[];
  /** Null until the user has opened a link that was mailed to the address. */
  emailVerifiedAt: OptionalInstant;
  /** Made by the demo data, with a password everybody knows. */
  isDemo: Generated<boolean>;
  /** Rises when name or phone change. */
  version: Generated<number>;
  /** Whether texts are sent besides mails. */
  texts: Generated<boolean>;
  reminder48h: Generated<boolean>;
  reminder3h: Generated<boolean>;
  /** When the family was deleted; its row then names nobody. */
  erasedAt: OptionalInstant;
  createdAt: Instant;
}

/** A saved child with its hair card. */
export interface ChildrenTable {
  childId: GeneratedAlways<number>;
  userId: number;
  name: string;
  dateOfBirth: string;
  texture: HairTexture | null;
  length: HairLength | null;
  isTenderHeaded: boolean;
  /** Allergies, and products not to use. */
  avoid: string;
  calming: string;
  beadColors: BeadColor[];
  /** The studio's, which the family does not see. */
  studioNote: Generated<string>;
  /** Rises with every change of the parent or the studio. */
  version: Generated<number>;
  createdAt: Instant;
}

interface SessionsTable {
  /** SHA-256 of the token, in hex; the token itself is never stored. */
  tokenHash: string;
  sessionId: GeneratedAlways<number>;
  userId: number;
  /** Browser and system, as it named them at the login. */
  browser: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: Instant;
  lastUsedAt: Instant;
}

/** Browsers in which somebody has logged in to an account. */
interface DevicesTable {
  /** SHA-256 of the token, in hex; the token itself is never stored. */
  tokenHash: string;
  userId: number;
  createdAt: Instant;
  lastUsedAt: Instant;
}

interface LoginCodesTable {
  /** SHA-256 of user and code, in hex; the code itself is never stored. */
  codeHash: string;
  userId: number;
  /** How many codes were tried while this one could be used. */
  tries: Generated<number>;
  createdAt: Instant;
  expiresAt: Instant;
}

interface ServiceTypesTable {
  serviceId: GeneratedAlways<number>;
  serviceName: string;
  /** Rises with every change. */
  version: Generated<number>;
  archivedAt: OptionalInstant;
}

export interface StylesTable {
  styleId: GeneratedAlways<number>;
  serviceId: number;
  style: string;
  /** Cents, before the discount. */
  priceCents: number;
  /** 0 to 100. */
  discountPercent: number;
  /** Cents, after the discount. */
  valueCents: number;
  depositCents: number;
  durationMinutes: number;
  shortDescription: string;
  fullDetails: string;
  /** Hash of the picture in `images`; none yet is null. */
  imageHash: string | null;
  /** Rises with every change. */
  version: Generated<number>;
  /** Rises only when price, discount, deposit or duration change. */
  offerVersion: Generated<number>;
  archivedAt: OptionalInstant;
  createdAt: Instant;
}

/** One row for each date and time a style is offered at. */
interface StyleTimesTable {
  styleId: number;
  /** yyyy-MM-dd, the studio's day. */
  date: string;
  /** HH:MM, the studio's time. */
  time: string;
}

export interface BookingsTable {
  bookingId: GeneratedAlways<number>;
  userId: number;
  styleId: number;
  serviceId: number;
  bookingDate: string;
  bookingTime: string;
  /** The zone in which date and time are meant. */
  timeZone: string;
  /** The instant of date and time in that zone, worked out by the server. */
  startsAt: Instant;
  /** The start and the duration. */
  endsAt: Instant;
  durationMinutes: number;
  /** The chair the booking takes; null where the studio sets no number of chairs. */
  chair: number | null;
  serviceName: string;
  styleName: string;
  priceCents: number;
  discountPercent: number;
  valueCents: number;
  depositCents: number;
  fullName: string;
  email: string;
  mobilePhone: string;
  childName: string;
  dateOfBirth: string;
  /** The saved child; none where it was not saved, or was removed. */
  childId: ColumnType<number | null, number | null | undefined, number | null>;
  policyAgreement: boolean;
  cancellationPolicy: boolean;
  consent: boolean;
  deposit: DepositStatus;
  paymentStatus: PaymentStatus;
  /** The creation, or the moment the deposit was last set back. */
  dueFrom: Instant;
  depositDueAt: Instant;
  /** Until when the parent is to verify the email address; null when that is not asked for, or done. */
  verifyBy: OptionalInstant;
  /** When it ends while it is unpaid: the earlier of the two deadlines. */
  expiresAt: GeneratedAlways<Date>;
  /** Keyed hash of the network that an unverified member booked from; null as soon as it no longer counts. */
  networkHash: string | null;
  /** Whether the studio asked the parent to move it; counts until it is moved or begins. */
  canMove: Generated<boolean>;
  /** Of one that was cancelled for a closure: whether its deposit, where one was paid, is still to be returned. */
  depositToReturn: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  cancelledAt: OptionalInstant;
  cancelledBy: Actor | null;
  createdAt: Instant;
  /** Rises with every change. */
  version: Generated<number>;
  /** What it is searched by, in lower case. */
  words: GeneratedAlways<string>;
}

/** Append-only: the database refuses changes and erasures. */
export interface BookingHistoryTable {
  historyId: GeneratedAlways<number>;
  bookingId: number;
  at: Instant;
  actor: Actor;
  /** The user who did it; none when the deadline did. */
  actorId: number | null;
  change: BookingChangeKind;
  /** Null for CREATED. */
  before: JSONColumnType<BookingState | null, string | null, string | null>;
  after: JSONColumnType<BookingState>;
}

/** Append-only: what a parent agreed to, and when. */
export interface ConsentsTable {
  consentId: GeneratedAlways<number>;
  /** None where a photo consent was given or withdrawn in the profile. */
  bookingId: number | null;
  /** The saved child, whose row may be gone. */
  childId: ColumnType<number | null, number | null | undefined, number | null>;
  userId: number;
  kind: ConsentKind;
  isGiven: boolean;
  /** Which wording of the catalogue was agreed to. */
  wording: string;
  /** SHA-256 of those words, in hex. */
  wordingHash: string | null;
  at: Instant;
}

interface ReviewsTable {
  reviewId: GeneratedAlways<number>;
  review: string;
  reviewBy: string;
  /** Rises with every change. */
  version: Generated<number>;
  createdAt: Instant;
}

/** One row for each size and format of a picture. */
interface ImagesTable {
  /** Of the uploaded bytes, in hex. */
  hash: string;
  width: number;
  height: number;
  format: string;
  /** The colour that most of the picture has, `#rrggbb`; the same in all its variants. */
  color: string;
  bytes: Buffer;
  createdAt: Instant;
}

/** Messages to be sent; a row is written in the transaction of what it tells about. */
export interface OutboxTable {
  messageId: GeneratedAlways<number>;
  kind: MessageKind;
  channel: 'mail' | 'sms';
  bookingId: number | null;
  userId: number | null;
  /** The visitor's message it passes on. */
  contactId: number | null;
  /** An address or an E.164 number. */
  recipient: string;
  /** The values the words are filled with. */
  data: JSONColumnType<Record<string, unknown>>;
  /** Rows of one key are queued once only. */
  dedupeKey: string | null;
  dueAt: Instant;
  createdAt: Instant;
  attempts: Generated<number>;
  /** Not tried again before this. */
  nextAttemptAt: Instant;
  lastError: string | null;
  lastTriedAt: OptionalInstant;
  deliveredAt: OptionalInstant;
  /** No longer tried. */
  failedAt: OptionalInstant;
}

/** One row for each booking that was made with an Idempotency-Key. */
interface IdempotencyKeysTable {
  userId: number;
  key: string;
  /** SHA-256 of the body the key came with, in hex. */
  bodyHash: string;
  bookingId: number;
  createdAt: Instant;
}

/** The reset links of users that can still be used: the last three of each. */
interface PasswordResetsTable {
  /** SHA-256 of the token, in hex; the token itself is never stored. */
  tokenHash: string;
  userId: number;
  createdAt: Instant;
  expiresAt: Instant;
}

/** One row for each link that can verify an email address. */
interface EmailVerificationsTable {
  /** SHA-256 of the token, in hex; the token itself is never stored. */
  tokenHash: string;
  userId: number;
  /** The address that the link was mailed to. */
  email: string;
  createdAt: Instant;
  expiresAt: Instant;
}

/** A change of an account's address. */
interface EmailChangesTable {
  emailChangeId: GeneratedAlways<number>;
  userId: number;
  oldEmail: string;
  newEmail: string;
  createdAt: Instant;
  expiresAt: Instant;
  confirmedAt: OptionalInstant;
  undoUntil: OptionalInstant;
  undoneAt: OptionalInstant;
}

interface EmailChangeTokensTable {
  /** SHA-256 of the token, in hex; the token itself is never stored. */
  tokenHash: string;
  emailChangeId: number;
  purpose: 'CONFIRM' | 'UNDO';
}

interface CalendarFeedsTable {
  userId: number;
  /** SHA-256 of the secret, in hex; the secret itself is never stored. */
  secretHash: string;
  createdAt: Instant;
}

/** A deleted account, until the files of its mails are deleted as well. */
interface ErasuresTable {
  erasureId: GeneratedAlways<number>;
  userId: number;
  messageIds: number[];
  requestedAt: Instant;
  completedAt: OptionalInstant;
}

/** When the studio is closed: whole days, or a part of one. */
export interface ClosuresTable {
  closureId: GeneratedAlways<number>;
  fromDate: string;
  toDate: string;
  fromTime: string | null;
  toTime: string | null;
  /** The studio's own. */
  note: string;
  /** For parents. */
  message: string;
  /** Whether all bookings in it were kept, so that deleting it undoes it wholly. */
  keptAll: boolean;
  /** Rises with every change. */
  version: Generated<number>;
  createdAt: Instant;
}

/** Times that were offered for many styles at once. */
interface AvailabilityChangesTable {
  changeId: GeneratedAlways<number>;
  createdAt: Instant;
}

/** What the last of these changes added, for its undo. */
interface AddedTimesTable {
  changeId: number;
  styleId: number;
  date: string;
  time: string;
}

/** Keys that the server made for itself, in hex. */
interface SecretsTable {
  name: string;
  value: string;
}

export interface ContactMessagesTable {
  contactId: GeneratedAlways<number>;
  name: string;
  email: string;
  phone: string;
  message: string;
  createdAt: Instant;
}

/** How often something was tried under a key in a while. */
interface AttemptCountsTable {
  /** SHA-256 of the key, in hex. */
  keyHash: string;
  count: number;
  expiresAt: Instant;
}

/** Every table, as Kysely names it (camelCase here, snake_case in SQL). */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  devices: DevicesTable;
  loginCodes: LoginCodesTable;
  serviceTypes: ServiceTypesTable;
  styles: StylesTable;
  styleTimes: StyleTimesTable;
  bookings: BookingsTable;
  bookingHistory: BookingHistoryTable;
  consents: ConsentsTable;
  reviews: ReviewsTable;
  images: ImagesTable;
  outbox: OutboxTable;
  idempotencyKeys: IdempotencyKeysTable;
  attemptCounts: AttemptCountsTable;
  passwordResets: PasswordResetsTable;
  emailVerifications: EmailVerificationsTable;
  secrets: SecretsTable;
  contactMessages: ContactMessagesTable;
  children: ChildrenTable;
  emailChanges: EmailChangesTable;
  emailChangeTokens: EmailChangeTokensTable;
  calendarFeeds: CalendarFeedsTable;
  erasures: ErasuresTable;
  closures: ClosuresTable;
  availabilityChanges: AvailabilityChangesTable;
  addedTimes: AddedTimesTable;
}
