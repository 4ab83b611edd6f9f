import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { load } from 'js-yaml';
import type { Operation } from '../../src/platform/contract/document.ts';

interface RawResponse {
  $ref?: string;
  content?: Record<string, { schema?: unknown }>;
}

interface RawContract {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, RawResponse> }>>;
  components: { responses: Record<string, RawResponse> };
}

const contract = load(
  readFileSync(resolve(import.meta.dirname, '../../../../openapi.yaml'), 'utf8'),
) as RawContract;
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ ...contract, $id: 'contract' });

const pointer = (...tokens: string[]): string =>
  tokens.map((token) => encodeURIComponent(token.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

/**
 * The answers of one operation: by status, and by type the validator of the content (undefined for other types than
 * JSON).
 */
type Answers = ReadonlyMap<number, ReadonlyMap<string, ValidateFunction | undefined>>;

function readResponse(
  place: string,
  response: RawResponse,
): ReadonlyMap<string, ValidateFunction | undefined> {
  if (response.$ref !== undefined) {
    const name = response.$ref.split('/').at(-1) ?? '';
    return readResponse(pointer('components', 'responses', name), contract.components.responses[name] ?? {});
  }
  return new Map(
    Object.keys(response.content ?? {}).map((type) => [
      type,
      type.endsWith('json')
        ? ajv.compile({ $ref: `contract#/${place}/${pointer('content', type, 'schema')}` })
        : undefined,
    ]),
  );
}

const answersOf = new Map<string, Answers>(
  Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId, responses }]) =>
      operationId === undefined || responses === undefined
        ? []
        : [
            [
              operationId,
              new Map(
                Object.entries(responses).map(([status, response]) => [
                  Number(status),
                  readResponse(pointer('paths', path, method, 'responses', status), response),
                ]),
              ),
            ] as const,
          ],
    ),
  ),
);

function bodyFault(check: ValidateFunction, body: string): string | undefined {
  try {
    return check(JSON.parse(body)) ? undefined : ajv.errorsText(check.errors);
  } catch {
    return 'no JSON';
  }
}

/** What is wrong with an answer according to the contract; undefined when nothing is. */
export function findResponseDefect({ id }: Operation, answer: LightMyRequestResponse): string | undefined {
  const { statusCode, headers, body } = answer;
  const types = answersOf.get(id)?.get(statusCode);
  if (types === undefined) return `status ${statusCode} is not in the contract`;
  const type = String(headers['content-type']).split(';')[0] ?? '';
  if (!types.has(type)) return `type ${type} is not in the contract`;
  if ((statusCode === 429 || statusCode === 503) && !/^[1-9]\d*$/.test(String(headers['retry-after'])))
    return 'no Retry-After';
  const check = types.get(type);
  return check && bodyFault(check, body);
}
