import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadBusiness } from '@plaitful/server/business';
import { parseConfig } from '@plaitful/server/config';
import { startServer } from '@plaitful/server/start';
import { pino } from 'pino';
import { inject } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** Tuesday 1 December 2026, 10:00 in the studio: every end-to-end test begins then. */
export const testStart = new Date('2026-12-01T15:00:00Z');

/** The built product: real server, embedded database with demo data, mails as files. */
export interface Product {
  readonly origin: string;
  /** The server's time; browsers start with it. */
  now: Date;
  /** The text of mails and SMS sent so far whose file name contains `part`. */
  messages(part: string): string[];
  close(): Promise<void>;
}

export interface ProductOptions {
  /** Most tests exceed the limits of requests, logins and unpaid bookings. @default 'off' */
  readonly rateLimit?: 'on' | 'off';
}

/** Starts the built product on a free port, filling its data directory if that is empty. */
export const runProduct = (dataDir: string, clock: () => Date, { rateLimit = 'off' }: ProductOptions = {}) =>
  startServer({
    config: parseConfig({
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO_DATA: '1',
      JOBS_INTERVAL_MS: '200',
      RATE_LIMIT: rateLimit,
    }),
    business: loadBusiness(join(root, 'business.json')),
    clock,
    log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    say: () => undefined,
    onFatal: (error) => {
      throw error;
    },
  });

/** Starts the built product on a copy of the filled data directory. */
export async function startProduct(options?: ProductOptions): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaitful-e2e-'));
  cpSync(inject('filledDataDir'), dataDir, { recursive: true });
  const outbox = join(dataDir, 'outbox');
  const product: Pick<Product, 'now'> = { now: testStart };
  const server = await runProduct(dataDir, () => product.now, options);
  return Object.assign(product, {
    origin: server.address,
    messages: (part: string) =>
      existsSync(outbox)
        ? readdirSync(outbox)
            .filter((name) => name.includes(part))
            .map((name) => readFileSync(join(outbox, name), 'utf8'))
        : [],
    close: async () => {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  });
}
