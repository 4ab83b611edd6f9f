import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { load } from 'js-yaml';
import { generateSchema } from '../scripts/generate.ts';
import { routes, statusOfCode } from './schema.gen.ts';

interface Operation {
  operationId: string;
  security?: Record<string, string[]>[];
  'x-roles'?: string[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

interface Contract {
  paths: Record<string, Partial<Record<string, Operation>>>;
  components: { schemas: Record<string, { description?: string; examples?: unknown[] }> };
}

const text = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8');
const contract = load(text) as Contract;
const { schemas } = contract.components;

const operations = Object.values(contract.paths).flatMap((item) =>
  ['get', 'put', 'post', 'delete'].flatMap((method) => item[method] ?? []),
);
const operationsById = operations.map((operation) => [operation.operationId, operation] as const);

describe('the generated code', () => {
  it('is up to date with openapi.yaml; else run `npm run generate`', async () => {
    const committed = readFileSync(new URL('./schema.gen.ts', import.meta.url), 'utf8');
    expect(committed === (await generateSchema())).toBe(true);
  }, 60_000);

  it('knows the route of every operation', () => {
    expect(Object.keys(routes)).toEqual(operations.map(({ operationId }) => operationId));
  });
});

describe('every operation', () => {
  it('has all 99 operations', () => {
    expect(operations).toHaveLength(99);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(99);
  });

  it.each(operationsById)('%s declares its access', (_id, operation) => {
    expect(operation.security).toBeDefined();
    const schemesAsked = operation.security?.flatMap((scheme) => Object.keys(scheme)) ?? [];
    expect(schemesAsked.every((scheme) => scheme === 'bearer')).toBe(true);
    const needsSession = operation.security?.length === 1 && schemesAsked.length === 1;
    expect(Object.keys(operation.responses).includes('401')).toBe(
      // A style's closed times need a session with the role; everything else is public.
      needsSession || ['login', 'getStyle'].includes(operation.operationId),
    );
    const roles = operation['x-roles'];
    expect([undefined, ['ROLE_ADMIN']]).toContainEqual(roles);
    expect(roles === undefined || (needsSession && '403' in operation.responses)).toBe(true);
  });

  it.each(operationsById)('%s answers 200, and the errors that can happen', (id, operation) => {
    const answers = Object.keys(operation.responses);
    expect(answers.filter((status) => status.startsWith('2'))).toEqual(['200']);
    const ofBodies = operation.requestBody === undefined ? [] : ['400', '413', '415', '422'];
    const isForOperators = ['getHealth', 'getReadiness', 'getMetrics'].includes(id);
    const ofCalls = isForOperators ? [] : ['400', '429', '503'];
    expect(answers).toEqual(expect.arrayContaining(['500', ...ofBodies, ...ofCalls]));
  });
});

describe('every schema', () => {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats.default(ajv);
  // An OpenAPI document is not a JSON Schema: only its schemas are given to Ajv, under the paths of their $refs.
  ajv.addVocabulary(['components', 'x-ignored', 'x-multiline', 'x-status']);
  ajv.addSchema({ $id: 'contract', components: contract.components });

  it.each(Object.entries(schemas))('%s has a description and valid examples', (name, schema) => {
    expect(schema.description).toBeTruthy();
    expect(schema.examples?.length).toBeGreaterThan(0);
    const validate = ajv.compile({ $ref: `contract#/components/schemas/${name}` });
    for (const example of schema.examples ?? []) {
      validate(example);
      expect(validate.errors).toBeNull();
    }
  });
});

describe('the codes of errors', () => {
  it('all have their status', () => {
    expect(schemas['ProblemCode']).toMatchObject({
      enum: Object.keys(statusOfCode),
      'x-status': statusOfCode,
    });
  });
});
