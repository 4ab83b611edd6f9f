import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from './contract.ts';
import { membersOf, readRetryAfter } from './problem.ts';
import { successMarks } from './schema.gen.ts';

/** The typed client of every call: `client.GET('/api/styles/{styleId}', { params: { path: { styleId } } })`. */
export type ApiClient = Client<paths>;

/** Where calls go, and who makes them. */
export interface ApiClientOptions {
  /** What stands before every path; empty for the page's own origin. */
  baseUrl: string;
  /** The session's token at the moment of a call; undefined for a guest. */
  getToken: () => string | undefined;
  /** See each call as it went out and what came of it in the end. */
  watch?: readonly Middleware[];
  /** For tests. */
  fetch?: (request: Request) => Promise<Response>;
}

/** The one list that never carries a token. */
const tokenlessPath = '/api/reviews/all' satisfies keyof paths;

function sendToken(getToken: () => string | undefined): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const token = schemaPath === tokenlessPath ? undefined : getToken();
      if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`);
      return request;
    },
  };
}

/**
 * Every error body becomes a JSON object that holds its status and its wait, also where a proxy answered nothing or a
 * page: openapi-fetch takes an empty error for none, and TanStack Query hands on the body alone.
 */
const completeErrors: Middleware = {
  async onResponse({ response }) {
    if (response.ok) return undefined;
    const text = await response.text();
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      body = undefined;
    }
    const retryAfterSeconds = readRetryAfter(response.headers);
    const headers = new Headers(response.headers);
    headers.delete('Content-Length');
    headers.delete('Content-Encoding');
    return new Response(
      JSON.stringify({
        ...membersOf(body),
        status: response.status,
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      }),
      { status: response.status, statusText: response.statusText, headers },
    );
  },
};

/** Whether an answer has the mark of its call (`successMarks`). */
async function isExpected(response: Response, mark: string): Promise<boolean> {
  if (mark.includes('/')) return response.headers.get('Content-Type')?.startsWith(mark) === true;
  const body: unknown = await response.json().catch(() => undefined);
  const isList = mark.startsWith('[');
  const member = isList ? mark.slice(1) : mark;
  const items: unknown[] = Array.isArray(body) ? body : [body];
  return Array.isArray(body) === isList && items.every((item) => member === '' || member in membersOf(item));
}

/** A success that is something else, such as the page of a proxy or a captive portal, is a failure. */
const rejectUnexpected: Middleware = {
  async onResponse({ request, schemaPath, response }) {
    const mark = successMarks[`${request.method} ${schemaPath}`];
    const isFine = !response.ok || mark === undefined || (await isExpected(response.clone(), mark));
    return isFine ? undefined : Response.json({}, { status: 502 });
  },
};

/**
 * The client of every call of the contract. It sends the token when there is one, and never with the list of reviews.
 * A call without an answer throws what fetch throws; `readProblem` reads that as well as an error answer.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    // Looked up at each call, since a mock may have put its own in place meanwhile.
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
  });
  // Answers pass them from the last to the first.
  client.use(...(options.watch ?? []), sendToken(options.getToken), completeErrors, rejectUnexpected);
  return client;
}
