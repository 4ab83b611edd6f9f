import type { MessageKind } from '@plaitful/messages/catalogue';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { DepositStatus, PaymentStatus } from '@plaitful/domain/status';
import type {
  CalendarFeedsTable,
  ChildrenTable,
  DevicesTable,
  EmailChangeTokensTable,
  EmailChangesTable,
  EmailVerificationsTable,
  ErasuresTable,
  Instant,
  LoginCodesTable,
  OptionalInstant,
  PasswordResetsTable,
  SessionsTable,
  UsersTable,
} from './accountTables.ts';

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
