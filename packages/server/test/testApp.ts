import { resolve } from 'node:path';
import { tmpdir } from 'node:os';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino, type Logger } from 'pino';
import { createApp } from '../src/app/app.ts';
import { loadBusiness, type Business } from '../src/platform/config/business.ts';
import { parseConfig, type Config } from '../src/platform/config/config.ts';
import type { Database } from '../src/platform/database/database.ts';
import { openSession } from '../src/accounts/sessions/sessions.service.ts';
import { openTestDatabase } from './testDatabase.ts';
import { fillStudio, insertPerson, type Person, type Studio } from './catalogueFixtures.ts';

/** The repository's studio settings. */
const testBusiness = loadBusiness(resolve(import.meta.dirname, '../../../business.json'));

/** Tuesday 1 December 2026, 10:00 in the studio. */
export const testStart = new Date('2026-12-01T15:00:00Z');

/** A call; without a `token` as a guest. */
interface TestCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** The client's IP address; this machine's own by default. */
  readonly ip?: string | undefined;
}

/** A server that does not listen, with its own database and a clock that the test sets. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly studio: Studio;
  now: Date;
  call(call: TestCall): Promise<LightMyRequestResponse>;
  /** Creates a user with a session. */
  signIn(person?: Partial<Person>): Promise<{ id: number; token: string; email: string }>;
  close(): Promise<void>;
}

/** Settings that override those of the tests. */
const testConfig = (given: Partial<Config> = {}): Config => ({
  ...parseConfig({ DATA_DIR: resolve(tmpdir(), 'plaitful-test'), RATE_LIMIT: 'off' }),
  ...given,
});

/** Studio settings that override those of the repository; `chairs: undefined` for no limit. */
type GivenBusiness = Omit<Partial<Business>, 'chairs'> & { readonly chairs?: number | undefined };

function settleBusiness(given: GivenBusiness = {}): Business {
  const { chairs, ...business } = { ...testBusiness, ...given };
  return { ...business, ...(chairs !== undefined && { chairs }) };
}

/** Starts the server for a test file. */
export async function startTestApp(
  given: {
    config?: Partial<Config>;
    business?: GivenBusiness;
    now?: Date;
    siteDirectory?: string;
    log?: Logger;
    /** Whether messages are sent and outdated rows deleted while it runs. */
    hasJobs?: boolean;
  } = {},
): Promise<TestApp> {
  const opened = await openTestDatabase();
  const { database } = opened;
  const studio = await fillStudio(database);
  const business = settleBusiness(given.business);
  const clock = (): Date => world.now;
  const app = await createApp({
    config: testConfig(given.config),
    business,
    database,
    clock,
    log: given.log ?? pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    hasJobs: given.hasJobs ?? false,
    siteDirectory: given.siteDirectory ?? resolve(tmpdir(), 'no-app-is-built-here'),
  });
  const world: TestApp = {
    app,
    database,
    studio,
    now: given.now ?? testStart,
    call: ({ method, url, token, body, headers, ip }) =>
      app.inject({
        method,
        url,
        ...(ip !== undefined && { remoteAddress: ip }),
        headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && {
          payload: JSON.stringify(body),
          headers: {
            'content-type': 'application/json',
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...headers,
          },
        }),
      }),
    signIn: async (person) => {
      const { id, email } = await insertPerson(database, person);
      return { id, email, token: await openSession(database, id, world.now) };
    },
    close: async () => {
      await app.close();
      await opened.close();
    },
  };
  return world;
}
