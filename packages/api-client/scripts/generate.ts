import { readFile, writeFile } from 'node:fs/promises';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { parse } from 'yaml';

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

/** The last part of a reference, which is the name of what it means. */
const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref;

/** One line an operation: where a call goes, for code that knows only its operationId. */
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

/** One line a code of a problem: the status it is answered with. */
function writeStatuses({ components }: Contract): string {
  const { enum: codes, 'x-status': statuses } = components.schemas.ProblemCode;
  const lines = codes.map((code) => {
    const status = statuses[code];
    if (status === undefined) throw new Error(`openapi.yaml: x-status has no ${code}`);
    return `  ${code}: ${status},`;
  });
  return [
    '/** The status of each problem, by its code (readings, "Wire errors"). */',
    'export const statusOfCode = {',
    ...lines,
    "} as const satisfies Record<components['schemas']['ProblemCode'], number>;",
  ].join('\n');
}

const contentOf = ({ components }: Contract, { $ref, content }: Response) =>
  content ?? ($ref === undefined ? undefined : components.responses[nameOf($ref)]?.content) ?? {};

/** The members that a schema requires, with those of the schemas that it is made of. */
function requiredOf(contract: Contract, schema: Schema): string[] {
  const { required = [], allOf = [] } =
    schema.$ref === undefined ? schema : (contract.components.schemas[nameOf(schema.$ref)] ?? {});
  return [...allOf.flatMap((part) => requiredOf(contract, part)), ...required];
}

/** What one answer must be: the type of a file, or which members an object, or each item of a list, must have. */
function writeAnswer(contract: Contract, response: Response): string {
  const content = contentOf(contract, response);
  const json = content['application/json'];
  if (json === undefined) {
    const types = Object.keys(content).map((type) => `'${type}'`);
    return `{ kind: 'file', types: [${types.join(', ')}] }`;
  }
  const list = contract.components.schemas[nameOf(json.schema.$ref ?? '')] ?? json.schema;
  const isList = list.type === 'array';
  const item = isList ? (list.items ?? {}) : json.schema;
  const members = requiredOf(contract, item)
    .map((member) => `'${member}'`)
    .join(', ');
  return `{ kind: '${isList ? 'list' : 'object'}', members: [${members}] }`;
}

/** One line an operation: what its success must look like, for the client to know nonsense when it gets it. */
function writeAnswers(contract: Contract): string {
  const lines = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      return [`  '${method.toUpperCase()} ${path}': ${writeAnswer(contract, operation.responses[200])},`];
    }),
  );
  return [
    '/** What the success of each call must look like, by method and path. */',
    'export const answers: Readonly<Record<string, AnswerShape>> = {',
    ...lines,
    '};',
  ].join('\n');
}

/** The text of `schema.gen.ts` for the contract as it stands: the types, the routes by operationId, the status of each problem and the shape of each answer. */
export async function generateSchema(): Promise<string> {
  const text = await readFile(contractFile, 'utf8');
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const types = await openapiTypescript(text, {
    // A list of three items is a tuple of three.
    arrayLength: true,
    // Bytes are strings in JSON Schema, and Blobs in a browser.
    transform: (schema) =>
      'contentMediaType' in schema && schema.contentMediaType === 'application/octet-stream'
        ? blob
        : undefined,
  });
  const contract: Contract = parse(text);
  return [
    '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n',
    "import type { AnswerShape } from './answerShape.ts';\n",
    astToString(types),
    writeRoutes(contract),
    writeStatuses(contract),
    writeAnswers(contract),
    '',
  ].join('\n');
}

if (import.meta.main) await writeFile(generatedFile, await generateSchema());
