/** PostgreSQL's details of a violated constraint; `pg` adds them to the error. */
export interface ConstraintError {
  code: string;
  constraint: string | undefined;
}

/** The database does not answer: the query was not sent, or its result did not arrive in time. */
export class DatabaseUnavailableError extends Error {
  /** SQLSTATE `connection_failure`. */
  readonly code = '08006';

  constructor() {
    super('the database does not answer');
    this.name = 'DatabaseUnavailableError';
  }
}

/** A database that the server cannot use; the message is one line that says what to do. */
export class DatabaseUnusableError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DatabaseUnusableError';
  }
}

/** Code (SQLSTATE) and constraint of a database error; undefined for any other error. */
export function parseConstraintError(error: unknown): ConstraintError | undefined {
  if (
    !(error instanceof Error) ||
    !('code' in error) ||
    typeof error.code !== 'string' ||
    !/^[0-9A-Z]{5}$/.test(error.code)
  )
    return undefined;
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
  return { code: error.code, constraint };
}

/** A unique index (23505) or an exclusion constraint (23P01) rejected a row. */
export function isUniqueViolation(error: unknown): boolean {
  const code = parseConstraintError(error)?.code;
  return code === '23505' || code === '23P01';
}

/** A serialization failure or a deadlock: the same transaction may succeed when retried. */
export function isRetryable(error: unknown): boolean {
  const code = parseConstraintError(error)?.code;
  return code === '40001' || code === '40P01';
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
]);

/** `pg`'s messages, without a code, for a connection that failed, was lost, or was not free in time. */
const lostConnection =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|after calling end/;

/**
 * SQLSTATEs of temporary errors: a statement, a lock or an open transaction timed out, or the database is read-only.
 */
const notNow = new Set(['57014', '55P03', '25P03', '25006']);

/** The database refused a write, as a standby does. */
export const isReadOnly = (error: unknown): boolean => parseConstraintError(error)?.code === '25006';

/** A temporary error: the database does not answer, is overloaded or read-only. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && networkCodes.has(String(error.code))) return true;
  const code = parseConstraintError(error)?.code;
  if (code === undefined) return lostConnection.test(error.message);
  return /^(08|53|57P)/.test(code) || notNow.has(code) || isRetryable(error);
}

/** The embedded database is unusable: on a full disk (53100), an I/O error (58030) or a panic it blocks the process. */
export function isFatal(error: Error): boolean {
  const code = parseConstraintError(error)?.code;
  const severity = 'severity' in error ? error.severity : undefined;
  return code === '53100' || code === '58030' || severity === 'PANIC' || error.message.includes('PANIC');
}
