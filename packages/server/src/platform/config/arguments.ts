import { ConfigError } from './config.ts';

/** The commands of `npm run serve`: to serve, or one task after which the process ends. */
export type Command =
  | { readonly kind: 'serve' }
  /** Reports everything that prevents a start. */
  | { readonly kind: 'check' }
  /** Deletes the demo accounts with their bookings. */
  | { readonly kind: 'removeDemo' }
  /** Prints a login code for an account whose owner receives no mail. */
  | { readonly kind: 'loginCode'; readonly email: string }
  /** Makes a backup, also while a server runs. */
  | { readonly kind: 'backup' }
  /** Replaces the database by a backup. */
  | { readonly kind: 'restore'; readonly name: string };

const usage =
  'It takes nothing, or one of --check, --remove-demo, --login-code EMAIL, --backup and --restore DATE, as in “npm run serve -- --check”.';

/**
 * Parses the arguments of `npm run serve`.
 * @throws {ConfigError} in one line, for any others than those of {@link Command}
 */
export function parseCommand(args: readonly string[]): Command {
  const [name, value, ...rest] = args;
  if (name === undefined) return { kind: 'serve' };
  if (value === undefined && name === '--check') return { kind: 'check' };
  if (value === undefined && name === '--remove-demo') return { kind: 'removeDemo' };
  if (name === '--login-code' && value !== undefined && rest.length === 0) {
    return { kind: 'loginCode', email: value };
  }
  if (value === undefined && name === '--backup') return { kind: 'backup' };
  if (name === '--restore' && value !== undefined && rest.length === 0) {
    return { kind: 'restore', name: value };
  }
  throw new ConfigError(`The server does not understand “${args.join(' ')}”. ${usage}`);
}
