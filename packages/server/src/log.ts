import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { readConstraintError } from './database/errors.ts';

/** Where in the code an error came up, without its message, which stands above the places. */
const placesOf = ({ message, stack = '' }: Error): string => stack.replace(message, '…');

/**
 * What is logged of an error: a database's `detail` would tell what stood in a row, its message what was written, a mail
 * server's words to whom.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error };
  const failure = readConstraintError(error);
  if (failure !== undefined) return { name: error.name, ...failure, stack: placesOf(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? error.code : undefined;
  if ('responseCode' in error) return { name, code, responseCode: error.responseCode };
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { name, message, stack, code, cause };
}

/** Standard error, written to once a second or when much has gathered: a line for every call would cost each of them. */
function gathered(): DestinationStream {
  const destination = pino.destination({ fd: 2, sync: true, minLength: 4096, periodicFlush: 1000 });
  process.on('exit', () => destination.flushSync());
  return destination;
}

/** JSON lines on standard error, without personal data; at a terminal only what needs a look, at once. */
export function createLog(
  level: LoggerOptions['level'] = process.stdout.isTTY ? 'warn' : 'info',
  destination: DestinationStream = level === 'info' ? gathered() : pino.destination({ fd: 2, sync: true }),
): Logger {
  // Libraries log requests with their headers, and so with tokens, when everything is to be logged.
  const redact = { paths: ['headers', '*.headers'], remove: true };
  return pino({ level, base: null, serializers: { err: describeError }, redact }, destination);
}
