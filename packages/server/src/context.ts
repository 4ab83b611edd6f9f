import type { Business as PublicBusiness } from '@plaitful/api-client/contract';
import type { Logger } from 'pino';
import type { Business } from './config/business.ts';
import type { Clock } from './config/clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';

/** What every part of the server works with. */
export interface ServerContext {
  readonly config: Config;
  readonly business: Business;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** What a browser may know of the studio. */
  readonly shownBusiness: PublicBusiness;
  /** Whether parents get text messages: a provider is set, or this is the demo. */
  readonly sendsTexts: boolean;
  /** Has messages that are due sent at once; called after the transaction that queued them. */
  readonly wakeOutbox: () => void;
}
