import type { InjectOptions } from 'fastify';
import type { Operation, Parameter, Schema } from '../../src/platform/contract/document.ts';
import { multipart } from '../multipart.ts';
import type { Random } from '../random.ts';
import { hostileValues, invalidValue, validValue, type KnownIds } from './values.ts';

/** The data that a fuzzed call is made from. */
export interface FuzzState {
  readonly random: Random;
  readonly known: KnownIds;
  /** Values of the Authorization header; undefined sends none. */
  readonly tokens: {
    readonly admin: string;
    readonly member: string;
    /** Ids that exist, and ids that do not. */
    readonly all: readonly (string | undefined)[];
  };
  /** Picture files, valid and invalid. */
  readonly files: readonly Buffer[];
}

/** Whether a part of a call is valid, nearly valid or hostile. */
type Validity = 'valid' | 'nearly' | 'hostile';

const validityOf = (random: Random): Validity =>
  random.pick(['valid', 'valid', 'valid', 'valid', 'nearly', 'nearly', 'nearly', 'hostile'] as const);

/** Mostly a caller with access, since others reach little. */
function tokenOf({ random, tokens }: FuzzState, { access, roles }: Operation): string | undefined {
  if (access !== 'required' || random.chance(0.25)) return random.pick(tokens.all);
  return roles.includes('ROLE_ADMIN') || random.chance(0.3) ? tokens.admin : tokens.member;
}

/** A lone surrogate cannot be encoded in a URL, so a placeholder is sent. */
const encode = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed());

const brokenEscapes = ['%00', '%zz', '%', '%ED%A0%80', '%2e%2e%2f', '%C0%AF', 'a%20b'];

function valueOf({ random, known }: FuzzState, { name, schema }: Parameter, validity: Validity): string {
  if (validity === 'hostile' && random.chance(0.3)) return random.pick(brokenEscapes);
  return encode(validity === 'valid' ? validValue(random, schema, known, name) : random.pick(hostileValues));
}

function urlOf(ground: FuzzState, { url, parameters }: Operation): string {
  const { random } = ground;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const validity = validityOf(random);
  const path = inPath.reduce((left, parameter) => {
    const value = valueOf(ground, parameter, validity === 'nearly' ? validityOf(random) : validity);
    return left.replace(`:${parameter.name}`, () => value.slice(0, 300));
  }, url);
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .filter(({ isRequired }) => random.chance(isRequired ? 0.95 : 0.25))
    .map((parameter) => `${parameter.name}=${valueOf(ground, parameter, validityOf(random))}`);
  if (random.chance(0.05))
    query.push(random.pick(['page=1', 'q=a', '__proto__=1', '=', '&', 'unknown=1', 'size']));
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** A header cannot contain line breaks or anything beyond Latin-1; Node's client refuses to send it. */
const headerValue = (value: unknown): string =>
  String(value).replaceAll(/[^\u0020-\u007E\u00A0-\u00FF]/g, '?');

function headersOf(ground: FuzzState, operation: Operation): Record<string, string> {
  const { random, known } = ground;
  const headers: Record<string, string> = {};
  for (const { name, schema, in: place } of operation.parameters) {
    if (place !== 'header' || !random.chance(0.3)) continue;
    const value = random.chance(0.8) ? validValue(random, schema, known, name) : random.pick(hostileValues);
    headers[name.toLowerCase()] = headerValue(value);
  }
  const token = tokenOf(ground, operation);
  if (token !== undefined) headers['authorization'] = token;
  if (random.chance(0.05)) headers['accept'] = random.pick(['text/html', '*/*', 'application/xml', 'a']);
  if (random.chance(0.02)) headers['x-forwarded-for'] = random.pick(['1.2.3.4', 'a', '']);
  return headers;
}

const rawBodies: readonly (string | Buffer)[] = [
  '',
  '{',
  '{"a":1,}',
  'null',
  '[]',
  '"PAID',
  '1e999',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"a":1}}}',
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  JSON.stringify({ a: 'a'.repeat(70_000) }),
  Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from('{}', 'utf16le'),
  Buffer.from('\uFEFF{}'),
];

const jsonType = { 'content-type': 'application/json' };

type Body = Pick<InjectOptions, 'payload' | 'headers'>;

function jsonBody({ random, known }: FuzzState, schema: Schema): Body {
  const validity = validityOf(random);
  if (validity === 'hostile') {
    const payload = random.chance(0.5) ? random.pick(rawBodies) : JSON.stringify(random.pick(hostileValues));
    const type = random.pick([
      'application/json',
      'application/json',
      'text/plain',
      'application/json; charset=x',
      '',
    ]);
    return { payload, headers: type === '' ? {} : { 'content-type': type } };
  }
  const value = validValue(random, schema, known);
  return {
    payload: JSON.stringify(validity === 'valid' ? value : invalidValue(random, value)),
    headers: jsonType,
  };
}

function formBody({ random, known, files }: FuzzState, schema: Schema): Body {
  const validity = validityOf(random);
  const value = validValue(random, schema, known);
  const sent = validity === 'valid' ? value : invalidValue(random, value);
  const texts = Object.entries(sent ?? {}).map(
    ([name, text]) => [name, typeof text === 'object' ? JSON.stringify(text) : String(text)] as const,
  );
  const file = random.chance(0.15) ? random.pick(files) : undefined;
  const { payload, headers } = multipart(Object.fromEntries(texts), file && { styleImage: file });
  if (validity !== 'hostile') return { payload, headers };
  return random.chance(0.5)
    ? { payload: payload.subarray(0, random.below(payload.length)), headers }
    : {
        payload,
        headers: { 'content-type': random.pick(['multipart/form-data', 'application/json', 'a/b']) },
      };
}

function bodyOf(ground: FuzzState, { body, files }: Operation): Body {
  if (body !== undefined) return files === undefined ? jsonBody(ground, body) : formBody(ground, body);
  // Calls without a body get one now and then.
  return ground.random.chance(0.05) ? { payload: ground.random.pick(rawBodies), headers: jsonType } : {};
}

/** One call of an operation: each part of it is valid, nearly valid or hostile independently, with any caller. */
export function fuzzedCall(ground: FuzzState, operation: Operation): InjectOptions {
  const { payload, headers } = bodyOf(ground, operation);
  return {
    method: operation.method,
    url: urlOf(ground, operation),
    headers: { ...headersOf(ground, operation), ...headers },
    ...(payload !== undefined && { payload }),
  };
}
