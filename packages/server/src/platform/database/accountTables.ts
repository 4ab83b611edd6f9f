import type { BeadColor, HairLength, HairTexture } from '@plaitful/domain/hair-card';
import type { Role } from '@plaitful/domain/roles';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** An instant: read and written as a `Date`. Every instant comes from the server's clock, none from the database's. */
export type Instant = ColumnType<Date, Date, Date>;
export type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface UsersTable {
  id: GeneratedAlways<number>;
  firstName: string;
  lastName: string;
  /** In lower case; unique ignoring case. */
  email: string;
  /** E.164; since the first booking. */
  mobilePhone: string | null;
  /** argon2id, in PHC form. */
  passwordHash: string;
  roles: Role[];
  /** Null until the user has opened a link mailed to the address. */
  emailVerifiedAt: NullableInstant;
  /** Created by the demo data; false once its email address or password is changed, since it is a real account then. */
  isDemo: Generated<boolean>;
  /** Whether its password is still the published one of the demo data. */
  hasDemoPassword: Generated<boolean>;
  /** Incremented when name or phone change. */
  version: Generated<number>;
  /** Whether texts are sent besides mails. */
  texts: Generated<boolean>;
  reminder48h: Generated<boolean>;
  reminder3h: Generated<boolean>;
  /** When the family was deleted; its row then has no personal data. */
  erasedAt: NullableInstant;
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
  /** The studio's note, which the family does not see. */
  studioNote: Generated<string>;
  /** Incremented with every change by parent or studio. */
  version: Generated<number>;
  createdAt: Instant;
}

export interface SessionsTable {
  /** SHA-256 of the token, in hex; the token itself is never stored. */
  tokenHash: string;
  sessionId: GeneratedAlways<number>;
  userId: number;
  /** Browser and system at the login. */
  browser: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: Instant;
  lastUsedAt: Instant;
}

/** Browsers in which somebody has logged in to an account. */
export interface DevicesTable {
  /** SHA-256 of the token, in hex; the token itself is never stored. */
  tokenHash: string;
  userId: number;
  createdAt: Instant;
  lastUsedAt: Instant;
}

export interface LoginCodesTable {
  /** SHA-256 of user and code, in hex; the code itself is never stored. */
  codeHash: string;
  userId: number;
  /** How many codes were tried while this one was valid. */
  tries: Generated<number>;
  createdAt: Instant;
  expiresAt: Instant;
}

/** The valid reset links of users: the last three of each. */
export interface PasswordResetsTable {
  /** SHA-256 of the token, in hex; the token itself is never stored. */
  tokenHash: string;
  userId: number;
  createdAt: Instant;
  expiresAt: Instant;
}

/** One row for each link that can verify an email address. */
export interface EmailVerificationsTable {
  /** SHA-256 of the token, in hex; the token itself is never stored. */
  tokenHash: string;
  userId: number;
  /** The address that the link was mailed to. */
  email: string;
  createdAt: Instant;
  expiresAt: Instant;
}

/** A change of an account's address. */
export interface EmailChangesTable {
  emailChangeId: GeneratedAlways<number>;
  userId: number;
  oldEmail: string;
  /** Only a verified old address is reserved, and can undo the change. */
  oldEmailVerified: boolean;
  newEmail: string;
  createdAt: Instant;
  expiresAt: Instant;
  confirmedAt: NullableInstant;
  undoUntil: NullableInstant;
  undoneAt: NullableInstant;
}

export interface EmailChangeTokensTable {
  /** SHA-256 of the token, in hex; the token itself is never stored. */
  tokenHash: string;
  emailChangeId: number;
  purpose: 'CONFIRM' | 'UNDO';
}

export interface CalendarFeedsTable {
  userId: number;
  /** SHA-256 of the secret, in hex; the secret itself is never stored. */
  secretHash: string;
  createdAt: Instant;
}

/** A deleted account, until the files of its mails are deleted as well. */
export interface ErasuresTable {
  erasureId: GeneratedAlways<number>;
  userId: number;
  messageIds: number[];
  requestedAt: Instant;
  completedAt: NullableInstant;
}
