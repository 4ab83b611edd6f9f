import { readFile, writeFile } from 'node:fs/promises';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { load } from 'js-yaml';

const contractFile = new URL('../../../openapi.yaml', import.meta.url);
const generatedFile = new URL('../src/schema.gen.ts', import.meta.url);

const methods = ['get', 'put', 'post', 'delete'] as const;

interface Schema {
  $ref?: string;
  type?: string;
  items?: Schema;
  required?: string[];
  allOf?: Schema[];
}

interface Response {
  $ref?: string;
  content?: Record<string, { schema: Schema }>;
}

interface Operation {
  operationId: string;
  responses: { 200: Response };
}

type PathItem = Partial<Record<(typeof methods)[number], Operation>>;

interface Contract {
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema> & {
      ProblemCode: { enum: string[]; 'x-status': Record<string, number> };
    };
    responses: Record<string, Response>;
  };
}

/** One line per operation: its method and path, for code that knows only its operationId. */
function writeRoutes(contract: Contract): string {
  const lines = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [`  ${operation.operationId}: { method: '${method}', path: '${path}' },`] : [];
    }),
  );
  return [
    '/** Method and path of every operation, by operationId. */',
    'export const routes = {',
    ...lines,
    '} as const;',
  ].join('\n');
}

/** One line per problem code: its HTTP status. */
function writeStatuses({ components }: Contract): string {
  const { enum: codes, 'x-status': statuses } = components.schemas.ProblemCode;
  const lines = codes.map((code) => {
    const status = statuses[code];
    if (status === undefined) throw new Error(`openapi.yaml: x-status has no ${code}`);
    return `  ${code}: ${status},`;
  });
  return [
    '/** The status of each problem, by its code. */',
    'export const statusOfCode = {',
    ...lines,
    "} as const satisfies Record<components['schemas']['ProblemCode'], number>;",
  ].join('\n');
}

const getName = (ref = ''): string => ref.split('/').at(-1) ?? '';

/** The first required property of a schema, its own or that of one of its parts. */
function firstRequired(contract: Contract, schema: Schema): string {
  const named = schema.$ref === undefined ? schema : contract.components.schemas[getName(schema.$ref)];
  const [first] = named?.required ?? [];
  return first ?? named?.allOf?.map((part) => firstRequired(contract, part)).find(Boolean) ?? '';
}

function writeMark(contract: Contract, { $ref, content }: Response): string {
  const { components } = contract;
  const types = content ?? components.responses[getName($ref)]?.content ?? {};
  const json = types['application/json']?.schema;
  if (json === undefined)
    return Object.keys(types)[0]?.startsWith('image/') ? 'image/' : (Object.keys(types)[0] ?? '');
  const schema = components.schemas[getName(json.$ref)] ?? json;
  return schema.type === 'array'
    ? `[${firstRequired(contract, schema.items ?? {})}`
    : firstRequired(contract, json);
}

/** One line per operation: how the client recognizes its success, as opposed to a proxy's answer. */
function writeMarks(contract: Contract): string {
  const lines = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      return [`  '${method.toUpperCase()} ${path}': '${writeMark(contract, operation.responses[200])}',`];
    }),
  );
  return [
    '/** A member of each success, after `[` one of each item of a list; of a file the content type. */',
    'export const successMarks: Readonly<Record<string, string>> = {',
    ...lines,
    '};',
  ].join('\n');
}

/**
 * The text of `schema.gen.ts` for the contract: the types, the routes by operationId, the status of each problem and
 * the mark of each success.
 */
export async function generateSchema(): Promise<string> {
  const text = await readFile(contractFile, 'utf8');
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const types = await openapiTypescript(text, {
    // Bytes are strings in JSON Schema, and Blobs in a browser.
    transform: (schema) =>
      'contentMediaType' in schema && schema.contentMediaType === 'application/octet-stream'
        ? blob
        : undefined,
  });
  const contract = load(text) as Contract;
  return [
    '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n',
    astToString(types),
    writeRoutes(contract),
    writeStatuses(contract),
    writeMarks(contract),
    '',
  ].join('\n');
}

if (import.meta.main) await writeFile(generatedFile, await generateSchema());
