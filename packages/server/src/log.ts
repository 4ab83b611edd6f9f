import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

/** What is logged of an error: a database's `detail` would tell what stood in a row, a mail server's words to whom. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? error.code : undefined;
  if ('responseCode' in error) return { name, code, responseCode: error.responseCode };
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { name, message, stack, code, cause };
}

/** JSON lines on standard error, without personal data; at a terminal only what needs a look. */
export function createLog(
  level: LoggerOptions['level'] = process.stdout.isTTY ? 'warn' : 'info',
  destination: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Logger {
  return pino({ level, base: null, serializers: { err: describeError } }, destination);
}
