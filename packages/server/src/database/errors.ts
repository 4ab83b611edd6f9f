/** What PostgreSQL tells about a refusal; `pg` puts it on the error. */
export interface DatabaseRefusal {
  code: string;
  constraint: string | undefined;
}

/** Reads code (SQLSTATE) and constraint of a database error; undefined for any other error. */
export function readRefusal(error: unknown): DatabaseRefusal | undefined {
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

/** A unique index (23505) or an exclusion constraint (23P01) refused a row. */
export function isTaken(error: unknown): boolean {
  const code = readRefusal(error)?.code;
  return code === '23505' || code === '23P01';
}

/** A serialisation failure or a deadlock: the same transaction may succeed when tried again. */
export function isRetryable(error: unknown): boolean {
  const code = readRefusal(error)?.code;
  return code === '40001' || code === '40P01';
}

/**
 * The embedded database can no longer be trusted: on a full disk (53100), an I/O error (58030) or a panic it spins and
 * freezes the process.
 */
export function isFatal(error: Error): boolean {
  const code = readRefusal(error)?.code;
  const severity = 'severity' in error ? error.severity : undefined;
  return code === '53100' || code === '58030' || severity === 'PANIC' || error.message.includes('PANIC');
}
