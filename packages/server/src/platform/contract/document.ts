import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { OperationId } from '@plaitful/api-client/contract';
import type { Role } from '@plaitful/domain/roles';
import { load } from 'js-yaml';

/** A JSON schema with all references resolved. */
export type Schema = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly isRequired: boolean;
  readonly schema: Schema;
}

export interface Operation {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In Fastify's syntax: `/api/styles/:styleId`. */
  readonly url: string;
  /** `public` ignores the session, `optional` uses one, `required` needs one. */
  readonly access: 'public' | 'optional' | 'required';
  /** One of them is needed; an empty list allows any role. */
  readonly roles: readonly Role[];
  readonly parameters: readonly Parameter[];
  /** Of the JSON body, or of the text fields of the multipart form; undefined for an operation without a body. */
  readonly body: Schema | undefined;
  /** The names of the form's files; undefined for an operation without a form. */
  readonly files: readonly string[] | undefined;
  /** Of the JSON answer; undefined where the answer is not JSON. */
  readonly answer: Schema | undefined;
  /** Every status in the contract. */
  readonly statuses: ReadonlySet<number>;
}

type RawParameter = Omit<Parameter, 'isRequired'> & { required?: boolean };

type RawContent = Record<string, { schema?: Schema }>;

interface RawOperation {
  operationId: OperationId;
  'x-roles'?: Role[];
  security?: Record<string, string[]>[];
  parameters?: RawParameter[];
  requestBody?: { content: RawContent };
  responses: Record<string, { content?: RawContent }>;
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

interface RawDocument {
  security?: Record<string, string[]>[];
  paths: Record<
    string,
    { parameters?: RawParameter[] } & Partial<Record<Lowercase<(typeof methods)[number]>, RawOperation>>
  >;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Resolves every `$ref`; its siblings take precedence. The contract has no circular references. */
function dereference(root: unknown, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => dereference(root, item));
  if (!isRecord(node)) return node;
  const { $ref: reference, ...rest } = node;
  const own = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, dereference(root, value)]));
  if (typeof reference !== 'string') return own;
  const target = reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((parent, key) => (isRecord(parent) ? parent[key] : undefined), root);
  if (!isRecord(target)) throw new Error(`openapi.yaml: ${reference} is not there`);
  return { ...(dereference(root, target) as object), ...own };
}

function readAccess(security: Record<string, string[]>[] | undefined): Operation['access'] {
  // The default is never public: a forgotten line must not open a route.
  if (security === undefined) return 'required';
  if (security.length === 0) return 'public';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}

export const getProperties = (schema: Schema): Record<string, Schema> =>
  (schema['properties'] ?? {}) as Record<string, Schema>;

const isFile = (property: Schema): boolean => property['contentMediaType'] !== undefined;

/** The schema of a body without files, which are not JSON, and without ignored fields, which may hold anything. */
const validatedPart = (schema: Schema): Schema =>
  schema['properties'] === undefined
    ? schema
    : {
        ...schema,
        properties: Object.fromEntries(
          Object.entries(getProperties(schema)).filter(
            ([, property]) => !isFile(property) && property['x-ignored'] !== true,
          ),
        ),
      };

/** Reads the operations of a contract from its YAML text. `npm run lint` validates its structure with Redocly. */
export function parseContract(yaml: string): Operation[] {
  const raw: unknown = load(yaml);
  const document = dereference(raw, raw) as RawDocument;
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method): Operation[] => {
      const call = item[method.toLowerCase() as Lowercase<typeof method>];
      if (call === undefined) return [];
      const content = call.requestBody?.content;
      const form = content?.['multipart/form-data']?.schema;
      const body = form ?? content?.['application/json']?.schema;
      return [
        {
          id: call.operationId,
          method,
          url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
          access: readAccess(call.security ?? document.security),
          roles: call['x-roles'] ?? [],
          parameters: [...(item.parameters ?? []), ...(call.parameters ?? [])].map(
            ({ required: isRequired = false, ...parameter }) => ({ ...parameter, isRequired }),
          ),
          body: body && validatedPart(body),
          files:
            form &&
            Object.entries(getProperties(form)).flatMap(([name, property]) =>
              isFile(property) ? [name] : [],
            ),
          answer: call.responses['200']?.content?.['application/json']?.schema,
          statuses: new Set(Object.keys(call.responses).map(Number)),
        },
      ];
    }),
  );
}

let productContract: readonly Operation[] | undefined;

/** The product's own contract, `openapi.yaml`; read once. */
export function loadContract(): readonly Operation[] {
  const file = resolve(import.meta.dirname, '../../../../../openapi.yaml');
  productContract ??= parseContract(readFileSync(file, 'utf8'));
  return productContract;
}
