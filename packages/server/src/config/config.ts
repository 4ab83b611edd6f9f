import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { compile } from '@fastify/proxy-addr';
import { isEmail, isStrongPassword } from '@plaitful/domain/account';
import { Ajv2020, type JSONSchemaType } from 'ajv/dist/2020.js';
import type { DatabasePlace } from '../database/database.ts';
import { DEMO_PASSWORD } from '../demo/demoAccounts.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The base of links in mails, without a trailing slash; never taken from a request. */
  readonly publicUrl: string;
  readonly databaseUrl: string | undefined;
  /** The pool's maximum. */
  readonly databasePool: number;
  /** Absolute path of the embedded database, its lock and `outbox/`. */
  readonly dataDir: string;
  /** Whether an empty database is filled with the demo studio. */
  readonly demoData: boolean;
  /** Created when no user has this address. */
  readonly admin: { readonly email: string; readonly password: string } | undefined;
  readonly businessFile: string;
  readonly smtpUrl: string | undefined;
  readonly smsUrl: string | undefined;
  /** In minutes. */
  readonly depositDeadlineMinutes: number;
  /** In milliseconds. */
  readonly jobsIntervalMs: number;
  /** `false` only in tests and benchmarks. */
  readonly rateLimit: boolean;
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy: readonly string[];
  /** Who may read `/metrics`. */
  readonly metrics: 'loopback' | 'on';
  readonly isProduction: boolean;
}

/** The message has a line for each invalid setting. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

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
  MAIL?: 'files';
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
    MAIL: { type: 'string', enum: ['files'], nullable: true },
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
    'at least 8 characters with an uppercase letter, a lowercase letter, a digit and a special character, and not the password of the demo accounts',
  BUSINESS_FILE: 'a path',
  SMTP_URL: 'an address that begins with smtp:// or smtps://',
  MAIL: 'files, or empty',
  SMS_URL: 'an address that begins with http:// or https://, with no user name in it',
  DEPOSIT_DEADLINE_MINUTES: 'a whole number from 1 to 525600',
  JOBS_INTERVAL_MS: 'a whole number from 10 to 3600000',
  RATE_LIMIT: 'on or off',
  TRUST_PROXY: 'addresses or networks (such as 10.0.0.0/8), joined by commas, or none',
  METRICS: 'loopback or on',
  NODE_ENV: 'a word',
};

const validate = new Ajv2020({ allErrors: true, coerceTypes: true, useDefaults: true }).compile(schema);

export interface SettingProblem {
  readonly setting: Variable;
  readonly message: string;
}

const wrong = (setting: Variable): SettingProblem => ({
  setting,
  message: `${setting} must be ${expectations[setting]}.`,
});

const proxiesIn = (value: string): string[] =>
  value === 'none' ? [] : value.split(',').map((entry) => entry.trim());

/** As Fastify will read them. */
function isProxies(value: string): boolean {
  try {
    compile(proxiesIn(value));
    return true;
  } catch {
    return false;
  }
}

const isUrl = (value: string): boolean => URL.canParse(value);

/** No call could be made with a user name in it: the platform refuses such addresses, and repeats them in its error. */
const isCallable = (value: string): boolean => isUrl(value) && new URL(value).username === '';

const isPassword = (value: string): boolean =>
  isStrongPassword(value) && value.length <= 128 && value !== DEMO_PASSWORD;

/** What the schema cannot say of a single value. */
const isRight: Partial<Record<Variable, (value: string) => boolean>> = {
  PUBLIC_URL: isUrl,
  DATABASE_URL: isUrl,
  SMTP_URL: isUrl,
  SMS_URL: isCallable,
  ADMIN_EMAIL: isEmail,
  ADMIN_PASSWORD: isPassword,
  TRUST_PROXY: isProxies,
};

const variables = Object.keys(expectations) as Variable[];

/**
 * The variables that are right, with defaults, and which others are wrong. An empty one counts as not set, as in a
 * compose file.
 */
function readEnvironment(env: NodeJS.ProcessEnv): { environment: Environment; wrong: Variable[] } {
  const given = variables.flatMap((name) => {
    const value = env[name];
    return value ? [[name, value] as const] : [];
  });
  validate(Object.fromEntries(given));
  const broken = new Set(validate.errors?.map(({ instancePath }) => instancePath.slice(1)));
  for (const [name, value] of given) if (isRight[name]?.(value) === false) broken.add(name);
  const environment: unknown = Object.fromEntries(given.filter(([name]) => !broken.has(name)));
  if (!validate(environment)) throw new ConfigError('The environment cannot be read.');
  return { environment, wrong: variables.filter((name) => broken.has(name)) };
}

/** Whether only this machine can reach a server that listens on this host. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** Whether an address leads to this machine. */
export const isLoopbackUrl = (address: string): boolean =>
  isLoopback(new URL(address).hostname.replaceAll(/^\[|\]$/g, ''));

const asLongAsDemo =
  'as long as there are demo accounts (DEMO_DATA), whose password everybody knows. “npm run serve -- --remove-demo” deletes them.';

/** Why there may be no demo accounts under these settings. */
export function demoProblems({
  host,
  publicUrl,
  isProduction,
  trustProxy,
}: Pick<Config, 'host' | 'publicUrl' | 'isProduction' | 'trustProxy'>): SettingProblem[] {
  const problem = (setting: Variable, rule: string): SettingProblem => ({
    setting,
    message: `${setting} must ${rule} ${asLongAsDemo}`,
  });
  return [
    ...(isLoopback(host) ? [] : [problem('HOST', 'be a loopback address, such as 127.0.0.1,')]),
    ...(isLoopbackUrl(publicUrl)
      ? []
      : [problem('PUBLIC_URL', 'lead to this machine, as http://localhost:3000 does,')]),
    ...(trustProxy.length === 0 ? [] : [problem('TRUST_PROXY', 'be empty or none')]),
    ...(isProduction ? [problem('NODE_ENV', 'not be production')] : []),
  ];
}

/** What the settings must be together. */
function combinationProblems(environment: Environment, config: Config): SettingProblem[] {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, PUBLIC_URL, TRUST_PROXY, SMTP_URL, MAIL } = environment;
  const { isProduction } = config;
  const rules: readonly [isBroken: boolean, setting: Variable, message: string][] = [
    [
      ADMIN_EMAIL === undefined && ADMIN_PASSWORD !== undefined,
      'ADMIN_EMAIL',
      'ADMIN_PASSWORD is set, but ADMIN_EMAIL is not.',
    ],
    [
      ADMIN_EMAIL !== undefined && ADMIN_PASSWORD === undefined,
      'ADMIN_PASSWORD',
      'ADMIN_EMAIL is set, but ADMIN_PASSWORD is not.',
    ],
    [
      isProduction && !config.rateLimit,
      'RATE_LIMIT',
      'RATE_LIMIT=off is for tests only and is refused when NODE_ENV=production.',
    ],
    [
      isProduction && PUBLIC_URL === undefined,
      'PUBLIC_URL',
      'PUBLIC_URL must be set when NODE_ENV=production: links in mails begin with it.',
    ],
    [
      isProduction && SMTP_URL === undefined && MAIL === undefined,
      'SMTP_URL',
      'SMTP_URL must be set when NODE_ENV=production. MAIL=files says that mails are to be files in DATA_DIR.',
    ],
    [
      SMTP_URL !== undefined && MAIL !== undefined,
      'MAIL',
      'MAIL=files and SMTP_URL contradict each other: take one of them out.',
    ],
    [
      PUBLIC_URL?.startsWith('https:') === true && TRUST_PROXY === undefined,
      'TRUST_PROXY',
      'TRUST_PROXY must name the proxy that ends TLS, since PUBLIC_URL is https: or all visitors count as one. TRUST_PROXY=none says that there is none.',
    ],
  ];
  return [
    ...rules.filter(([isBroken]) => isBroken).map(([, setting, message]) => ({ setting, message })),
    ...(config.demoData ? demoProblems(config) : []),
  ];
}

function toConfig(environment: Environment): Config {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, TRUST_PROXY: proxies = 'none' } = environment;
  return {
    port: environment.PORT,
    host: environment.HOST,
    publicUrl: (environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`).replace(/\/+$/, ''),
    databaseUrl: environment.DATABASE_URL,
    databasePool: environment.DATABASE_POOL,
    dataDir: resolve(environment.DATA_DIR),
    demoData: environment.DEMO_DATA === '1',
    admin:
      email === undefined || password === undefined
        ? undefined
        : // As the contract has texts, so that a login finds the same one.
          { email, password: password.normalize('NFC') },
    businessFile: resolve(environment.BUSINESS_FILE),
    smtpUrl: environment.SMTP_URL,
    smsUrl: environment.SMS_URL,
    depositDeadlineMinutes: environment.DEPOSIT_DEADLINE_MINUTES,
    jobsIntervalMs: environment.JOBS_INTERVAL_MS,
    rateLimit: environment.RATE_LIMIT === 'on',
    trustProxy: proxiesIn(proxies),
    metrics: environment.METRICS,
    isProduction: environment.NODE_ENV === 'production',
  };
}

/** The settings of the environment, in which a wrong one has its default, and everything that stands against them. */
export function checkConfig(env: NodeJS.ProcessEnv): { config: Config; problems: SettingProblem[] } {
  const { environment, wrong: wrongOnes } = readEnvironment(env);
  const config = toConfig(environment);
  const combined = combinationProblems(environment, config);
  // A wrong one is named once.
  const others = combined.filter(({ setting }) => !wrongOnes.includes(setting));
  return { config, problems: [...wrongOnes.map(wrong), ...others] };
}

/**
 * Reads the settings from the environment.
 * @throws {ConfigError} with a line for each that is wrong
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const { config, problems } = checkConfig(env);
  if (problems.length > 0) throw new ConfigError(problems.map(({ message }) => message).join('\n'));
  return config;
}

export const databasePlace = (config: Config): DatabasePlace =>
  config.databaseUrl === undefined
    ? { kind: 'embedded', dataDir: config.dataDir }
    : { kind: 'postgres', url: config.databaseUrl, poolSize: config.databasePool };
