import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { compile } from '@fastify/proxy-addr';
import { listHostUrls } from './hostUrls.ts';
import { isEmail, isStrongPassword } from '@plaitful/domain/account';

/** The password of every demo account, which is published; it passes the registration rule. */
export const DEMO_PASSWORD = 'Plaitful-demo-1';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The base of links in mails, without a trailing slash; never taken from a request. */
  readonly publicUrl: string;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  /** Absolute path of the embedded database, its lock and `outbox/`. */
  readonly dataDir: string;
  /** Absolute path. */
  readonly backupDir: string;
  readonly demoData: boolean;
  /** Created when no user has this address. */
  readonly admin: { readonly email: string; readonly password: string } | undefined;
  readonly businessFile: string;
  readonly smtpUrl: string | undefined;
  readonly smsUrl: string | undefined;
  readonly depositDeadlineMinutes: number;
  readonly jobsIntervalMs: number;
  /** `false` only in tests and benchmarks. */
  readonly rateLimit: boolean;
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy: readonly string[];
  /** Whether the embedded database and messages in files wait for the disk; `false` only in tests. */
  readonly fsync: boolean;
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

type Parse<Value> = (text: string) => Value | undefined;

interface Variable<Value> {
  readonly expected: string;
  /** Undefined for an invalid text. */
  readonly parse: Parse<Value>;
  /** Its value where it is not set, or invalid. */
  readonly fallback: Value;
}

function variable<Value>(expected: string, parse: Parse<Value>, fallback: Value): Variable<Value> {
  return { expected, parse, fallback };
}

const integer = (min: number, max: number, fallback: number) =>
  variable(
    `a whole number from ${min} to ${max}`,
    (text) => {
      const value = Number(text);
      return Number.isInteger(value) && value >= min && value <= max ? value : undefined;
    },
    fallback,
  );

const oneOf = <Option extends string>(...options: Option[]): Parse<Option> => {
  return (text) => options.find((option) => option === text);
};

const optional = (expected: string, isRight: (text: string) => boolean = () => true) =>
  variable<string | undefined>(expected, (text) => (isRight(text) ? text : undefined), undefined);

const path = (fallback: string) => variable('a path', (text) => text, fallback);

const isUrl = (schemes: RegExp) => (text: string) =>
  schemes.test(text) && /^\w+:\/\/\S+$/.test(text) && URL.canParse(text);

const proxiesIn = (text: string): string[] =>
  text === 'none' ? [] : text.split(',').map((entry) => entry.trim());

/** Valid when Fastify's own parser for `trustProxy` accepts it. */
function isProxies(text: string): boolean {
  try {
    compile(proxiesIn(text));
    return true;
  } catch {
    return false;
  }
}

const isAdminPassword = (text: string): boolean =>
  isStrongPassword(text) && text.length <= 128 && text !== DEMO_PASSWORD;

/** `fetch` rejects URLs with a user name, and repeats them in its error. */
const isCallable = (text: string): boolean => isUrl(/^https?:/)(text) && new URL(text).username === '';

const passwordRule =
  'at least 8 characters with an uppercase letter, a lowercase letter, a digit and a special character, and not the password of the demo accounts';
const web = 'an address that begins with http:// or https://';

const variables = {
  PORT: integer(0, 65_535, 3000),
  HOST: variable('a host name or an address', (text) => /^[^\s/]+$/.exec(text)?.[0], '127.0.0.1'),
  PUBLIC_URL: optional(web, isUrl(/^https?:/)),
  DATABASE_URL: optional('an address that begins with postgres://', (text) =>
    listHostUrls(text).every(isUrl(/^postgres(ql)?:/)),
  ),
  DATABASE_POOL: integer(1, 500, 10),
  DATA_DIR: path('./.data'),
  BACKUP_DIR: optional('a path'),
  DEMO_DATA: variable('0 or 1', oneOf('0', '1'), '0'),
  ADMIN_EMAIL: optional('an email address', isEmail),
  ADMIN_PASSWORD: optional(passwordRule, isAdminPassword),
  BUSINESS_FILE: path('business.json'),
  SMTP_URL: optional('an address that begins with smtp:// or smtps://', isUrl(/^smtps?:/)),
  MAIL: optional('files, or empty', (text) => text === 'files'),
  SMS_URL: optional(`${web}, with no user name in it`, isCallable),
  DEPOSIT_DEADLINE_MINUTES: integer(1, 525_600, 1440),
  JOBS_INTERVAL_MS: integer(10, 3_600_000, 5000),
  FSYNC: variable('on or off', oneOf('on', 'off'), 'on'),
  RATE_LIMIT: variable('on or off', oneOf('on', 'off'), 'on'),
  TRUST_PROXY: optional('addresses or networks (such as 10.0.0.0/8), joined by commas, or none', isProxies),
  METRICS: variable('loopback or on', oneOf('loopback', 'on'), 'loopback'),
  NODE_ENV: optional('a word'),
};

type VariableName = keyof typeof variables;
type Environment = { readonly [Name in VariableName]: (typeof variables)[Name]['fallback'] };

export interface ConfigIssue {
  readonly setting: VariableName;
  readonly message: string;
}

/**
 * The valid variables, with defaults, and the errors of the others. An empty one counts as not set, as in a compose
 * file.
 */
function readEnvironment(env: NodeJS.ProcessEnv): { environment: Environment; wrong: ConfigIssue[] } {
  const wrong: ConfigIssue[] = [];
  const values = Object.entries(variables).map(([name, { expected, parse, fallback }]) => {
    const text = env[name];
    if (!text) return [name, fallback];
    const value = parse(text);
    if (value === undefined)
      wrong.push({ setting: name as VariableName, message: `${name} must be ${expected}.` });
    return [name, value ?? fallback];
  });
  return { environment: Object.fromEntries(values) as Environment, wrong };
}

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

export const isLoopbackUrl = (address: string): boolean =>
  isLoopback(new URL(address).hostname.replaceAll(/^\[|\]$/g, ''));

const asLongAsDemo =
  'as long as there are demo accounts (DEMO_DATA), whose password everybody knows. “npm run serve -- --remove-demo” deletes them; one that you use yourself needs a password of its own.';

/** Why demo accounts are not allowed with these settings. */
export function validateDemoConfig({
  host,
  publicUrl,
  isProduction,
  trustProxy,
}: Pick<Config, 'host' | 'publicUrl' | 'isProduction' | 'trustProxy'>): ConfigIssue[] {
  const problem = (setting: VariableName, rule: string): ConfigIssue => ({
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

/** Checks across several settings. */
function combinationProblems(environment: Environment, config: Config): ConfigIssue[] {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, PUBLIC_URL, TRUST_PROXY, SMTP_URL, MAIL } = environment;
  const { isProduction } = config;
  const rules: readonly [isBroken: boolean, setting: VariableName, message: string][] = [
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
      isProduction && !config.fsync,
      'FSYNC',
      'FSYNC=off is for tests only and is refused when NODE_ENV=production: a power failure would lose bookings.',
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
    ...(config.demoData ? validateDemoConfig(config) : []),
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
    backupDir: resolve(environment.BACKUP_DIR ?? join(environment.DATA_DIR, 'backups')),
    demoData: environment.DEMO_DATA === '1',
    admin:
      email === undefined || password === undefined
        ? undefined
        : // Normalized like texts of the contract, so that a login finds the same one.
          { email, password: password.normalize('NFC') },
    businessFile: resolve(environment.BUSINESS_FILE),
    smtpUrl: environment.SMTP_URL,
    smsUrl: environment.SMS_URL,
    depositDeadlineMinutes: environment.DEPOSIT_DEADLINE_MINUTES,
    jobsIntervalMs: environment.JOBS_INTERVAL_MS,
    fsync: environment.FSYNC === 'on',
    rateLimit: environment.RATE_LIMIT === 'on',
    trustProxy: proxiesIn(proxies),
    metrics: environment.METRICS,
    isProduction: environment.NODE_ENV === 'production',
  };
}

/** The settings of the environment, with defaults for invalid ones, and everything that prevents a start. */
export function checkConfig(env: NodeJS.ProcessEnv): { config: Config; problems: ConfigIssue[] } {
  const { environment, wrong } = readEnvironment(env);
  const config = toConfig(environment);
  // An invalid one is only reported once.
  const others = combinationProblems(environment, config).filter(
    (problem) => !wrong.some(({ setting }) => setting === problem.setting),
  );
  return { config, problems: [...wrong, ...others] };
}

/** Reads the settings from the environment. @throws {ConfigError} with a line for each invalid one */
export function parseConfig(env: NodeJS.ProcessEnv): Config {
  const { config, problems } = checkConfig(env);
  if (problems.length > 0) throw new ConfigError(problems.map(({ message }) => message).join('\n'));
  return config;
}
