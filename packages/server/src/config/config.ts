import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isEmail, isStrongPassword } from '@plaitful/domain/account';
import { Ajv2020, type JSONSchemaType } from 'ajv/dist/2020.js';
import type { DatabasePlace } from '../database/database.ts';

/** Everything the environment settles; see the table of variables in the README. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The base of links in mails, without a slash at the end; never taken from a request. */
  readonly publicUrl: string;
  readonly databaseUrl: string | undefined;
  /** How many connections to PostgreSQL may be open at once. */
  readonly databasePool: number;
  /** Absolute path of the embedded database, its lock and `outbox/`. */
  readonly dataDir: string;
  /** Whether an empty database is filled with the demo studio. */
  readonly demoData: boolean;
  /** An administrator to make when no user has this address. */
  readonly admin: { readonly email: string; readonly password: string } | undefined;
  readonly businessFile: string;
  readonly smtpUrl: string | undefined;
  readonly smsUrl: string | undefined;
  /** How long an unpaid booking is kept, in minutes. */
  readonly depositDeadlineMinutes: number;
  /** How often due jobs are looked for, in milliseconds. */
  readonly jobsIntervalMs: number;
  /** Whether request limits and quotas hold; `false` only in tests and benchmarks. */
  readonly rateLimit: boolean;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[];
  /** Who may read `/metrics`: this machine alone, or whoever reaches the server. */
  readonly metrics: 'loopback' | 'on';
  readonly isProduction: boolean;
}

/** A setting that the server cannot start with; the message is one line that names it. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

/** The variables as they are written, after coercion. */
interface Environment {
  PORT: number;
  HOST: string;
  PUBLIC_URL?: string;
  DATABASE_URL?: string;
  DATABASE_POOL: number;
  DATA_DIR: string;
  DEMO_DATA: '0' | '1';
  ADMIN_EMAIL?: string;
  ADMIN_PASSWORD?: string;
  BUSINESS_FILE: string;
  SMTP_URL?: string;
  SMS_URL?: string;
  DEPOSIT_DEADLINE_MINUTES: number;
  JOBS_INTERVAL_MS: number;
  RATE_LIMIT: 'on' | 'off';
  TRUST_PROXY?: string;
  METRICS: 'loopback' | 'on';
  NODE_ENV?: string;
}

type Variable = keyof Environment;

const text = { type: 'string', minLength: 1 } as const;
const optional = { ...text, nullable: true } as const;
const url = (schemes: string) => ({ ...optional, pattern: `^(${schemes})://[^\\s]+$` });

const schema: JSONSchemaType<Environment> = {
  type: 'object',
  properties: {
    PORT: { type: 'integer', minimum: 0, maximum: 65535, default: 3000 },
    HOST: { ...text, pattern: '^[^\\s/]+$', default: '127.0.0.1' },
    PUBLIC_URL: url('https?'),
    DATABASE_URL: url('postgres|postgresql'),
    DATABASE_POOL: { type: 'integer', minimum: 1, maximum: 500, default: 10 },
    DATA_DIR: { ...text, default: './.data' },
    DEMO_DATA: { type: 'string', enum: ['0', '1'], default: '0' },
    ADMIN_EMAIL: optional,
    ADMIN_PASSWORD: optional,
    BUSINESS_FILE: { ...text, default: 'business.json' },
    SMTP_URL: url('smtps?'),
    SMS_URL: url('https?'),
    DEPOSIT_DEADLINE_MINUTES: { type: 'integer', minimum: 1, maximum: 525_600, default: 1440 },
    JOBS_INTERVAL_MS: { type: 'integer', minimum: 10, maximum: 3_600_000, default: 5000 },
    RATE_LIMIT: { type: 'string', enum: ['on', 'off'], default: 'on' },
    TRUST_PROXY: optional,
    METRICS: { type: 'string', enum: ['loopback', 'on'], default: 'loopback' },
    NODE_ENV: optional,
  },
  required: [],
};

/** What each variable must be, for the line that refuses another value. */
const expectations: Record<Variable, string> = {
  PORT: 'a whole number from 0 to 65535',
  HOST: 'a host name or an address',
  PUBLIC_URL: 'an address that begins with http:// or https://',
  DATABASE_URL: 'an address that begins with postgres://',
  DATABASE_POOL: 'a whole number from 1 to 500',
  DATA_DIR: 'a path',
  DEMO_DATA: '0 or 1',
  ADMIN_EMAIL: 'an email address',
  ADMIN_PASSWORD:
    'at least 8 characters with an uppercase letter, a lowercase letter, a digit and a special character',
  BUSINESS_FILE: 'a path',
  SMTP_URL: 'an address that begins with smtp:// or smtps://',
  SMS_URL: 'an address that begins with http:// or https://, with no user name in it',
  DEPOSIT_DEADLINE_MINUTES: 'a whole number from 1 to 525600',
  JOBS_INTERVAL_MS: 'a whole number from 10 to 3600000',
  RATE_LIMIT: 'on or off',
  TRUST_PROXY: 'addresses or networks (such as 10.0.0.0/8), joined by commas',
  METRICS: 'loopback or on',
  NODE_ENV: 'a word',
};

const validate = new Ajv2020({ coerceTypes: true, useDefaults: true }).compile(schema);

const isVariable = (name: string): name is Variable => Object.hasOwn(expectations, name);

const wrong = (name: Variable): ConfigError => new ConfigError(`${name} must be ${expectations[name]}.`);

/** An empty value counts as not set, as in a compose file. */
function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const set = Object.keys(expectations).flatMap((name) => (env[name] ? [[name, env[name]] as const] : []));
  const environment: unknown = Object.fromEntries(set);
  if (validate(environment)) return environment;
  const name = validate.errors?.[0]?.instancePath.slice(1) ?? '';
  throw isVariable(name) ? wrong(name) : new ConfigError(`The environment cannot be read: ${name}.`);
}

const isUrl = (value: string | undefined): boolean => value === undefined || URL.canParse(value);

function isProxy(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', bits] = entry.split('/');
  const family = isIP(address);
  if (family === 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Whether only this machine can reach a server that listens on this host. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

function readAdmin({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Environment): Config['admin'] {
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined) throw new ConfigError('ADMIN_PASSWORD is set, but ADMIN_EMAIL is not.');
  if (password === undefined) throw new ConfigError('ADMIN_EMAIL is set, but ADMIN_PASSWORD is not.');
  if (!isEmail(email)) throw wrong('ADMIN_EMAIL');
  if (!isStrongPassword(password) || password.length > 128) throw wrong('ADMIN_PASSWORD');
  // As the contract has texts, so that a login finds the same one.
  return { email, password: password.normalize('NFC') };
}

function readTrustProxy({ TRUST_PROXY: proxies }: Environment): string[] {
  const entries = proxies?.split(',').map((entry) => entry.trim()) ?? [];
  if (!entries.every(isProxy)) throw wrong('TRUST_PROXY');
  return entries;
}

/**
 * Reads the settings from the environment.
 * @throws {ConfigError} with one line that names the wrong variable
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const environment = readEnvironment(env);
  for (const name of ['PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL', 'SMS_URL'] as const) {
    if (!isUrl(environment[name])) throw wrong(name);
  }
  // No call could be made to it: the platform refuses such addresses, and repeats them in its error.
  if (environment.SMS_URL !== undefined && new URL(environment.SMS_URL).username !== '')
    throw wrong('SMS_URL');
  const isProduction = environment.NODE_ENV === 'production';
  if (isProduction && environment.RATE_LIMIT === 'off') {
    throw new ConfigError('RATE_LIMIT=off is for tests only and is refused when NODE_ENV=production.');
  }
  if (environment.DEMO_DATA === '1' && !isLoopback(environment.HOST)) throw new ConfigError(demoHostRefusal);
  return {
    port: environment.PORT,
    host: environment.HOST,
    publicUrl: (environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`).replace(/\/+$/, ''),
    databaseUrl: environment.DATABASE_URL,
    databasePool: environment.DATABASE_POOL,
    dataDir: resolve(environment.DATA_DIR),
    demoData: environment.DEMO_DATA === '1',
    admin: readAdmin(environment),
    businessFile: resolve(environment.BUSINESS_FILE),
    smtpUrl: environment.SMTP_URL,
    smsUrl: environment.SMS_URL,
    depositDeadlineMinutes: environment.DEPOSIT_DEADLINE_MINUTES,
    jobsIntervalMs: environment.JOBS_INTERVAL_MS,
    rateLimit: environment.RATE_LIMIT === 'on',
    trustProxy: readTrustProxy(environment),
    metrics: environment.METRICS,
    isProduction,
  };
}

/** Why a server with demo accounts, whose password everybody knows, listens on this machine only. */
export const demoHostRefusal =
  'HOST must be a loopback address, such as 127.0.0.1, as long as the data holds demo accounts (DEMO_DATA).';

/** Where these settings put the data. */
export const databasePlace = (config: Config): DatabasePlace =>
  config.databaseUrl === undefined
    ? { kind: 'embedded', dataDir: config.dataDir }
    : { kind: 'postgres', url: config.databaseUrl, poolSize: config.databasePool };
