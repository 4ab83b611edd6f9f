import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { parseConstraintError } from '../platform/database/errors.ts';

/** The stack of an error without its message. */
const placesOf = ({ message, stack = '' }: Error): string => stack.replace(message, '…');

/**
 * What is logged of an error: the `detail` of a database error contains values of a row, its message what was written,
 * the answer of a mail server an address.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error };
  const failure = parseConstraintError(error);
  if (failure !== undefined) return { name: error.name, ...failure, stack: placesOf(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? error.code : undefined;
  if ('responseCode' in error) return { name, code, responseCode: error.responseCode };
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { name, message, stack, code, cause };
}

/**
 * Standard error, flushed once a second or when the buffer is full: a write for every call would slow down each of
 * them.
 */
function gathered(): DestinationStream {
  const destination = pino.destination({ fd: 2, sync: true, minLength: 4096, periodicFlush: 1000 });
  process.on('exit', () => destination.flushSync());
  return destination;
}

/** JSON lines on standard error, without personal data; at a terminal only warnings and errors, immediately. */
export function createLog(
  level: LoggerOptions['level'] = process.stdout.isTTY ? 'warn' : 'info',
  destination: DestinationStream = level === 'info' ? gathered() : pino.destination({ fd: 2, sync: true }),
): Logger {
  // At the most verbose level libraries log requests with their headers, which contain tokens.
  const redact = { paths: ['headers', '*.headers'], remove: true };
  return pino({ level, base: null, serializers: { err: describeError }, redact }, destination);
}
