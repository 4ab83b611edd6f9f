import type { FieldError, ProblemCode } from './contract.ts';

/**
 * Why a call failed. - `refused`: the server rejected it, with a stable code, a message and, for an invalid body, the
 * fields. - `failed`: the server had an error, was not ready, or a proxy answered something else. - `offline`: there
 * was no answer. `isUnsent`: nothing was sent, since the device had no connection.
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
  | { kind: 'offline'; isUnsent?: true };

/** Returns an empty object for anything but a JSON object. */
export function asJsonObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function parseText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function parseNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function parseFieldErrors(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    const { field, message } = asJsonObject(item);
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [];
  });
}

/** The seconds of a Retry-After header; undefined without one, or for a date. */
export function parseRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('Retry-After')?.trim() ?? '';
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/**
 * Reads the error of a failed call. Never throws, whatever the body is.
 * @param error the client's `error`, or what was thrown: by fetch without a connection, or by TanStack Query, which
 * passes on the body alone.
 * @param response the response, if known.
 */
export function parseProblem(error: unknown, response?: Response): ApiProblem {
  // A SyntaxError means an answer that was not JSON; any other thrown error means that there was no answer.
  if (response === undefined && error instanceof SyntaxError) return { kind: 'failed' };
  if (response === undefined && (error instanceof Error || error instanceof DOMException)) {
    return { kind: 'offline' };
  }
  const body = asJsonObject(error);
  const status = response?.status ?? parseNumber(body['status']);
  const message = parseText(body['message']);
  const requestId = parseText(body['requestId']);
  const retryAfterSeconds =
    (response === undefined ? undefined : parseRetryAfter(response.headers)) ??
    parseNumber(body['retryAfterSeconds']);
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  const code = parseText(body['code']);
  if (status !== undefined && status >= 400 && status < 500 && code !== undefined && message !== undefined) {
    return {
      kind: 'refused',
      status,
      code: code as ProblemCode,
      message,
      errors: parseFieldErrors(body['errors']),
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
