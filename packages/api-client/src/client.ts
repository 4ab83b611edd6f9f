import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from './contract.ts';
import { asJsonObject, parseRetryAfter } from './problem.ts';
import { successMarks } from './schema.gen.ts';

/** The typed client of every call: `client.GET('/api/styles/{styleId}', { params: { path: { styleId } } })`. */
export type ApiClient = Client<paths>;

export interface ApiClientOptions {
  /** Prepended to every path; empty for the page's own origin. */
  baseUrl: string;
  /** Called for each request; undefined for a guest. */
  getToken: () => string | undefined;
  /** Called with each request and its final result. */
  watch?: readonly Middleware[];
  /** For tests. */
  fetch?: (request: Request) => Promise<Response>;
}

/** The only list that is always requested without a token. */
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
 * Turns every error body into a JSON object with its status and Retry-After, also where a proxy answered nothing or a
 * page: openapi-fetch treats an empty error as none, and TanStack Query passes on the body alone.
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
    const retryAfterSeconds = parseRetryAfter(response.headers);
    const headers = new Headers(response.headers);
    headers.delete('Content-Length');
    headers.delete('Content-Encoding');
    return new Response(
      JSON.stringify({
        ...asJsonObject(body),
        status: response.status,
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      }),
      { status: response.status, statusText: response.statusText, headers },
    );
  },
};

/** Whether an answer has the mark of its operation (`successMarks`). */
async function isExpected(response: Response, mark: string): Promise<boolean> {
  if (mark.includes('/')) return response.headers.get('Content-Type')?.startsWith(mark) === true;
  const body: unknown = await response.json().catch(() => undefined);
  const isList = mark.startsWith('[');
  const member = isList ? mark.slice(1) : mark;
  const items: unknown[] = Array.isArray(body) ? body : [body];
  return (
    Array.isArray(body) === isList && items.every((item) => member === '' || member in asJsonObject(item))
  );
}

/** Any other success, such as the page of a proxy or a captive portal, becomes a failure. */
const rejectUnexpected: Middleware = {
  async onResponse({ request, schemaPath, response }) {
    const mark = successMarks[`${request.method} ${schemaPath}`];
    const isFine = !response.ok || mark === undefined || (await isExpected(response.clone(), mark));
    return isFine ? undefined : Response.json({}, { status: 502 });
  },
};

/**
 * Creates the client of all operations of the contract. It sends the token when there is one, but never with the list
 * of reviews. A call without an answer throws what fetch throws; `parseProblem` reads that as well as an error answer.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    // Looked up at each call, since mocks may have replaced it.
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
  });
  // The last middleware gets the response first.
  client.use(...(options.watch ?? []), sendToken(options.getToken), completeErrors, rejectUnexpected);
  return client;
}
