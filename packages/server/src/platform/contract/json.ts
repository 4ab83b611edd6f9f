import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The maximum nesting depth of a body; those of the contract have one level. */
const deepest = 20;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1)));

const failure = (statusCode: 400 | 415, why: string): Error => Object.assign(new Error(why), { statusCode });

/** Throws when the bytes are not UTF-8. */
const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses JSON bodies. One that is not UTF-8, is nested too deeply, or would change an object's prototype is malformed.
 * An empty body counts as none, whatever its content type: clients send the header with calls without a body.
 */
export function addJsonParser(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) {
      done(null, undefined);
      return;
    }
    let text: string;
    try {
      text = decoder.decode(body);
    } catch {
      done(failure(400, 'the body is not UTF-8'));
      return;
    }
    void parse(request, text, (error, value) => {
      done(error ?? (isDeeper(value, deepest) ? failure(400, 'the body is nested too deeply') : null), value);
    });
  });
  api.addContentTypeParser('*', async (_request: FastifyRequest, payload: IncomingMessage) => {
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
      if (chunk) throw failure(415, 'the body is no JSON');
    }
  });
}
