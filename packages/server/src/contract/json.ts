import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** How deep a body may be nested; those of the contract are one deep. */
const deepest = 20;

/** Whether a value has more levels of arrays and objects than this. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1)));

const malformed = (why: string): Error => Object.assign(new Error(why), { statusCode: 400 });

const wrongType = (): Error => Object.assign(new Error('the body is no JSON'), { statusCode: 415 });

/** Bytes as text; undefined when they are not UTF-8. */
function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads over a body without a byte; anything else has no parser. */
function takeNoBody(payload: Readable, done: (error: Error | null) => void): void {
  const settle = (error: Error | null): void => {
    payload.off('data', onData).off('end', onEnd).off('error', settle);
    done(error);
  };
  const onData = () => settle(wrongType());
  const onEnd = () => settle(null);
  payload.on('data', onData).on('end', onEnd).on('error', settle);
}

/**
 * Takes JSON bodies, and no other. One that is not UTF-8, nested too deeply, or would change an object's prototype is
 * malformed. An empty body is none, whatever its type says: clients send that header with calls that take no body.
 */
export function addJsonParser(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) {
      done(null, undefined);
      return;
    }
    const text = decode(body);
    if (text === undefined) {
      done(malformed('the body is not UTF-8'));
      return;
    }
    void parse(request, text, (error, value) => {
      done(error ?? (isDeeper(value, deepest) ? malformed('the body is nested too deeply') : null), value);
    });
  });
  api.addContentTypeParser('*', (_request, payload, done) => takeNoBody(payload, done));
}
