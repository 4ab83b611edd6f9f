import type { Business as PublicBusiness, Review, ServiceType, Style } from '@plaitful/api-client/contract';
import type { Logger } from 'pino';
import type { Business } from './config/business.ts';
import type { Config } from './config/config.ts';
import type { Connection, Database, Trx } from './database/database.ts';
import type { Page } from './lists/lists.ts';

/** The current time; tests can set it. */
export type Clock = () => Date;

/** Callbacks of other modules, run in the transaction that changes an account; `app` passes them in. */
export interface AccountEvents {
  readonly emailVerified: (trx: Trx, userId: number, now: Date) => Promise<void>;
  readonly accessEnded: (trx: Trx, userId: number) => Promise<void>;
}

/** Queries about bookings that the catalogue needs; `app` passes them in. */
export interface BookingQueries {
  /** All bookings of a style, and the live ones that are not over yet. */
  readonly countBookings: (
    trx: Trx,
    styleId: number,
    now: Date,
  ) => Promise<{ readonly all: number; readonly coming: number }>;
  /** The number of live bookings that are not over yet, by the options that they have. */
  readonly countBookingsByOption: (db: Connection, now: Date) => Promise<ReadonlyMap<number, number>>;
  /** Whether a live booking has one of the times that a change of availability added. */
  readonly hasBookedTime: (trx: Trx, changeId: number, now: Date) => Promise<boolean>;
}

/** The public lists, cached for a second; `app` passes them in. */
export interface PublicLists {
  readonly loadStyles: () => Promise<Page<Style>>;
  readonly loadServiceTypes: () => Promise<Page<ServiceType>>;
  readonly loadReviews: () => Promise<Page<Review>>;
}

export interface ServerContext {
  readonly config: Config;
  readonly business: Business;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly shownBusiness: PublicBusiness;
  /** Whether a text provider is configured, or this is the demo. */
  readonly sendsTexts: boolean;
  readonly accountEvents: AccountEvents;
  readonly bookingQueries: BookingQueries;
  /** Sends due messages now; call it after the transaction that queued them. */
  readonly runOutbox: () => void;
}
