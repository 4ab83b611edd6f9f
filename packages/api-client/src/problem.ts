import type { FieldError, ProblemCode } from './contract.ts';

/**
 * What a call that did not succeed came to.
 *
 * - `refused`: the server understood and said no, with a stable code, a sentence for people and, for a body that breaks a
 *   rule, the fields.
 * - `failed`: the server broke, was not ready, or something between answered nonsense.
 * - `offline`: no answer at all.
 */
export type ApiProblem =
  | {
      kind: 'refused';
      status: number;
      code: ProblemCode;
      message: string;
      errors: readonly FieldError[];
      retryAfterSeconds?: number;
    }
  | { kind: 'failed'; status?: number; message?: string; requestId?: string; retryAfterSeconds?: number }
  | { kind: 'offline' };

/** The members of a JSON object; none for anything else. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function readFieldErrors(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    const { field, message } = membersOf(item);
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [];
  });
}

/** The seconds of a Retry-After header; undefined without one, or for one that gives a date. */
export function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('Retry-After')?.trim() ?? '';
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/**
 * Reads what came of a call that did not succeed. Never throws, whatever the body holds.
 *
 * @param error what the client answered as `error`, or what was thrown: by fetch when there is no connection, or by
 *   TanStack Query, which hands on the body alone.
 * @param response the response, where the caller has it.
 */
export function readProblem(error: unknown, response?: Response): ApiProblem {
  // A SyntaxError is an answer that was not JSON; any other error that was thrown is a call without an answer.
  if (response === undefined && error instanceof SyntaxError) return { kind: 'failed' };
  if (response === undefined && (error instanceof Error || error instanceof DOMException)) {
    return { kind: 'offline' };
  }
  const body = membersOf(error);
  const status = response?.status ?? readNumber(body['status']);
  const message = readText(body['message']);
  const requestId = readText(body['requestId']);
  const retryAfterSeconds =
    (response === undefined ? undefined : readRetryAfter(response.headers)) ??
    readNumber(body['retryAfterSeconds']);
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  const code = readText(body['code']);
  if (status !== undefined && status >= 400 && status < 500 && code !== undefined && message !== undefined) {
    return {
      kind: 'refused',
      status,
      code: code as ProblemCode,
      message,
      errors: readFieldErrors(body['errors']),
      ...wait,
    };
  }
  return {
    kind: 'failed',
    ...(status === undefined ? {} : { status }),
    ...(message === undefined ? {} : { message }),
    ...(requestId === undefined ? {} : { requestId }),
    ...wait,
  };
}
