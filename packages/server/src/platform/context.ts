import type { Business as PublicBusiness } from '@plaitful/api-client/contract';
import type { Logger } from 'pino';
import type { Business } from './config/business.ts';
import type { Clock } from './config/clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';

export interface ServerContext {
  readonly config: Config;
  readonly business: Business;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly shownBusiness: PublicBusiness;
  /** A provider is configured, or this is the demo. */
  readonly sendsTexts: boolean;
  /** Sends due messages now; call it after the transaction that queued them. */
  readonly runOutbox: () => void;
}
