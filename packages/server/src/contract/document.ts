import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { OperationId } from '@plaitful/api-client/contract';
import type { Role } from '@plaitful/domain/roles';
import { parse } from 'yaml';
import type { Schema } from './schema.ts';
import { planForm, textsOfForm, type FormPlan } from './form.ts';

/** A parameter of a call. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly isRequired: boolean;
  readonly schema: Schema;
}

/** One call of the contract, as the server needs to know it. */
export interface Operation {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As Fastify writes it: `/api/styles/:styleId`. */
  readonly url: string;
  /** `public` never looks for a session, `optional` takes one, `required` needs one. */
  readonly access: 'public' | 'optional' | 'required';
  /** One of them is needed; none listed means that any role will do. */
  readonly roles: readonly Role[];
  readonly parameters: readonly Parameter[];
  /** Of the JSON body, or of the texts of the multipart form; undefined where the call takes none. */
  readonly body: Schema | undefined;
  /** How the multipart form is read; undefined where the call takes none. */
  readonly form: FormPlan | undefined;
  /** Of the JSON answer; undefined where the answer is not JSON. */
  readonly answer: Schema | undefined;
  /** Every status that the call may answer. */
  readonly statuses: ReadonlySet<number>;
}

interface RawParameter {
  name: string;
  in: Parameter['in'];
  required?: boolean;
  schema: Schema;
}

type RawContent = Record<string, { schema?: Schema }>;

interface RawOperation {
  operationId: OperationId;
  'x-roles'?: Role[];
  security?: Record<string, string[]>[];
  parameters?: RawParameter[];
  requestBody?: { content: RawContent };
  responses: Record<string, { content?: RawContent }>;
}

type RawPath = { parameters?: RawParameter[] } & Partial<Record<(typeof methods)[number], RawOperation>>;

interface RawDocument {
  security?: Record<string, string[]>[];
  paths: Record<string, RawPath>;
}

const methods = ['get', 'post', 'put', 'delete'] as const;
const upperCase = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function lookUp(root: unknown, reference: string): unknown {
  const tokens = reference
    .slice(2)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  return tokens.reduce<unknown>((node, token) => (isRecord(node) ? node[token] : undefined), root);
}

/** Writes every `$ref` out; what stands beside one wins. The contract has no reference that leads back to itself. */
function dereference(root: unknown, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => dereference(root, item));
  if (!isRecord(node)) return node;
  const own = Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== '$ref')
      .map(([key, value]) => [key, dereference(root, value)]),
  );
  if (typeof node['$ref'] !== 'string') return own;
  const target = lookUp(root, node['$ref']);
  if (target === undefined) throw new Error(`openapi.yaml: ${node['$ref']} is not there`);
  const written = dereference(root, target);
  return isRecord(written) ? { ...written, ...own } : written;
}

function readAccess(security: Record<string, string[]>[] | undefined): Operation['access'] {
  // Nothing said is never public: a forgotten line must not open a route.
  if (security === undefined) return 'required';
  if (security.length === 0) return 'public';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}

const readParameter = (raw: RawParameter): Parameter => ({
  name: raw.name,
  in: raw.in,
  isRequired: raw.required ?? false,
  schema: raw.schema,
});

const jsonSchema = (content: RawContent | undefined): Schema | undefined =>
  content?.['application/json']?.schema;

/** The schema of a body without the members that are not read: they may hold anything. */
function withoutIgnored(schema: Schema | undefined): Schema | undefined {
  const properties = schema?.['properties'];
  if (!isRecord(properties)) return schema;
  const read = Object.entries(properties).filter(
    ([, property]) => !isRecord(property) || property['x-ignored'] !== true,
  );
  return { ...schema, properties: Object.fromEntries(read) };
}

function readOperation(document: RawDocument, path: string, method: (typeof methods)[number]): Operation[] {
  const item = document.paths[path];
  const raw = item?.[method];
  if (raw === undefined) return [];
  const form = withoutIgnored(raw.requestBody?.content['multipart/form-data']?.schema);
  return [
    {
      id: raw.operationId,
      method: upperCase[method],
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      access: readAccess(raw.security ?? document.security),
      roles: raw['x-roles'] ?? [],
      parameters: [...(item?.parameters ?? []), ...(raw.parameters ?? [])].map(readParameter),
      body: withoutIgnored(jsonSchema(raw.requestBody?.content)) ?? (form && textsOfForm(form)),
      form: form && planForm(form),
      answer: jsonSchema(raw.responses['200']?.content),
      statuses: new Set(Object.keys(raw.responses).map(Number)),
    },
  ];
}

/** Reads the calls of a contract from its YAML text. */
export function readContract(yaml: string): Operation[] {
  const raw: unknown = parse(yaml);
  // Its shape is what `npm run lint` checks by Redocly.
  const document = dereference(raw, raw) as RawDocument;
  return Object.keys(document.paths).flatMap((path) =>
    methods.flatMap((method) => readOperation(document, path, method)),
  );
}

let productContract: readonly Operation[] | undefined;

/** The product's own contract, `openapi.yaml`; it is read once. */
export function loadContract(): readonly Operation[] {
  const file = resolve(import.meta.dirname, '../../../../openapi.yaml');
  productContract ??= readContract(readFileSync(file, 'utf8'));
  return productContract;
}
