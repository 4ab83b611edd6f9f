import type { Middleware } from 'openapi-fetch';

function log(line: string): void {
  // oxlint-disable-next-line no-console -- What a parent's browser knows of a failure is kept where support can ask for it.
  console.info(line);
}

/**
 * Logs every call that failed, besides the words its screen shows (reading 16): method, path and status, and nothing
 * that was sent, answered or named in the address.
 */
export const failureLog: Middleware = {
  onResponse({ request, schemaPath, response }) {
    if (!response.ok) log(`${request.method} ${schemaPath}: ${response.status}`);
  },
  onError({ request, schemaPath }) {
    log(`${request.method} ${schemaPath}: no answer`);
  },
};
