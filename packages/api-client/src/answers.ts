import type { Middleware } from 'openapi-fetch';
import type { AnswerShape } from './answerShape.ts';
import { answers } from './schema.gen.ts';

const hasMembers = (value: unknown, members: readonly string[]): boolean =>
  members.length === 0 ||
  (typeof value === 'object' && value !== null && members.every((member) => member in value));

function isJsonOf(text: string, { kind, members }: AnswerShape & { kind: 'list' | 'object' }): boolean {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return false;
  }
  if (kind === 'object') return !Array.isArray(body) && hasMembers(body, members);
  return Array.isArray(body) && body.every((item) => hasMembers(item, members));
}

/** The answer of a broken server in the place of a success that is none, such as a proxy's page. */
const nonsense = (): Response => Response.json({}, { status: 502, statusText: 'Nonsense' });

/**
 * Takes a success that does not look like the contract for the failure it is, so that no page has to reckon with it.
 * Looks for the members of an object and of each item of a list, not at their values.
 */
export const refuseNonsense: Middleware = {
  async onResponse({ request, schemaPath, response }) {
    const shape = answers[`${request.method} ${schemaPath}`];
    if (!response.ok || shape === undefined) return undefined;
    if (shape.kind === 'file') {
      const type = response.headers.get('Content-Type') ?? '';
      return shape.types.some((expected) => type.startsWith(expected)) ? undefined : nonsense();
    }
    const text = await response.text();
    if (!isJsonOf(text, shape)) return nonsense();
    const { status, statusText, headers } = response;
    return new Response(text, { status, statusText, headers: decoded(headers) });
  },
};

/** The headers of a body that has been read: it is neither packed any more nor as long as it was. */
function decoded(received: Headers): Headers {
  const headers = new Headers(received);
  headers.delete('Content-Length');
  headers.delete('Content-Encoding');
  return headers;
}
