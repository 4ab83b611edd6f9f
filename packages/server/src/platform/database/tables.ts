import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { OptionGroupKind } from '@plaitful/domain/estimate';
import type { HairLength } from '@plaitful/domain/hair-card';
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
  NullableInstant,
  PasswordResetsTable,
  SessionsTable,
  UsersTable,
} from './accountTables.ts';
import type { BookingHistoryTable, BookingsTable, ReceiptCountersTable } from './bookingTables.ts';

type ConsentKind = 'POLICIES' | 'CANCELLATION' | 'PHOTO';

interface ServiceTypesTable {
  serviceId: GeneratedAlways<number>;
  serviceName: string;
  /** Incremented with every change. */
  version: Generated<number>;
  archivedAt: NullableInstant;
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
  noAddedHair: Generated<boolean>;
  gentle: Generated<boolean>;
  /** What the parent is to do or bring; empty for the general text. */
  preparation: Generated<string>;
  /** Hash of the picture in `images`; null without a picture. */
  imageHash: string | null;
  /** Incremented with every change. */
  version: Generated<number>;
  /** Incremented only when price, discount, deposit, duration or what can be chosen change. */
  offerVersion: Generated<number>;
  archivedAt: NullableInstant;
  createdAt: Instant;
}

export interface OptionGroupsTable {
  groupId: GeneratedAlways<number>;
  name: string;
  kind: OptionGroupKind;
  /** Groups are shown in this order. */
  position: number;
  /** Incremented with every change. */
  version: Generated<number>;
}

export interface OptionsTable {
  optionId: GeneratedAlways<number>;
  groupId: number;
  name: string;
  priceCents: number;
  minutes: number;
  preparation: string;
  hairLength: HairLength | null;
  isDefault: boolean;
  isActive: boolean;
  position: number;
}

interface StyleOptionGroupsTable {
  styleId: number;
  groupId: number;
}

/** A row for each date and time at which a style can be booked. */
interface StyleTimesTable {
  styleId: number;
  /** yyyy-MM-dd, in the studio's time zone. */
  date: string;
  /** HH:MM, in the studio's time zone. */
  time: string;
}

/** Append-only: what a parent agreed to, and when. */
export interface ConsentsTable {
  consentId: GeneratedAlways<number>;
  /** Null for a photo consent given or withdrawn in the profile. */
  bookingId: number | null;
  /** The saved child, whose row may be deleted. */
  childId: ColumnType<number | null, number | null | undefined, number | null>;
  userId: number;
  kind: ConsentKind;
  isGiven: boolean;
  /** The version of the wording that was agreed to. */
  wording: string;
  /** SHA-256 of the wording, in hex. */
  wordingHash: string | null;
  /** The administrator who entered what the parent said; null for the parent's own answer. */
  recordedBy: ColumnType<number | null, number | null | undefined, number | null>;
  at: Instant;
}

interface ReviewsTable {
  reviewId: GeneratedAlways<number>;
  review: string;
  reviewBy: string;
  /** Incremented with every change. */
  version: Generated<number>;
  createdAt: Instant;
}

/** A row for each size and format of a picture. */
interface ImagesTable {
  /** Of the uploaded bytes, in hex. */
  hash: string;
  width: number;
  height: number;
  format: string;
  /** The dominant colour of the picture, `#rrggbb`; the same for all its variants. */
  color: string;
  bytes: Buffer;
  createdAt: Instant;
}

/** Messages to be sent; a row is inserted in the transaction that it reports. */
export interface OutboxTable {
  messageId: GeneratedAlways<number>;
  /** One of the kinds that are registered with the outbox. */
  kind: string;
  channel: 'mail' | 'sms';
  bookingId: number | null;
  userId: number | null;
  /** The contact message that it forwards. */
  contactId: number | null;
  /** An address or an E.164 number. */
  recipient: string;
  /** The values for the text. */
  data: JSONColumnType<Record<string, unknown>>;
  /** Unique: a message with the same key is only queued once. */
  dedupeKey: string | null;
  dueAt: Instant;
  createdAt: Instant;
  attempts: Generated<number>;
  /** Not retried before this. */
  nextAttemptAt: Instant;
  lastError: string | null;
  lastTriedAt: NullableInstant;
  deliveredAt: NullableInstant;
  /** When the last attempt failed; it is not retried any more. */
  failedAt: NullableInstant;
}

/** A row for each create with an Idempotency-Key. */
interface IdempotencyKeysTable {
  /** Null for guests. */
  userId: number | null;
  /** The `operationId` in the contract. */
  operation: string;
  key: string;
  /** SHA-256 of the request body, in hex. */
  bodyHash: string;
  createdId: number;
  createdAt: Instant;
}

/** When the studio is closed: whole days, or a part of one. */
export interface ClosuresTable {
  closureId: GeneratedAlways<number>;
  fromDate: string;
  toDate: string;
  fromTime: string | null;
  toTime: string | null;
  /** Only shown to the studio. */
  note: string;
  /** Shown to parents. */
  message: string;
  /** Whether all bookings in it were kept, so that deleting it is a complete undo. */
  keptAll: boolean;
  /** Incremented with every change. */
  version: Generated<number>;
  createdAt: Instant;
}

/** Changes that added availability for several styles at once. */
interface AvailabilityChangesTable {
  changeId: GeneratedAlways<number>;
  createdAt: Instant;
}

/** The times that the last of these changes added, for undo. */
interface AddedTimesTable {
  changeId: number;
  styleId: number;
  date: string;
  time: string;
}

/** Keys generated by the server, in hex. */
interface SecretsTable {
  name: string;
  value: string;
}

export interface ContactMessagesTable {
  contactId: GeneratedAlways<number>;
  /** The account that had the verified address when the message was written. */
  userId: number | null;
  name: string;
  email: string;
  phone: string;
  message: string;
  createdAt: Instant;
}

/** The number of attempts under a key in a period. */
interface AttemptCountsTable {
  /** HMAC of the key with the key of the server, in hex. */
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
  optionGroups: OptionGroupsTable;
  options: OptionsTable;
  styleOptionGroups: StyleOptionGroupsTable;
  bookings: BookingsTable;
  bookingHistory: BookingHistoryTable;
  receiptCounters: ReceiptCountersTable;
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
