import { readFile, writeFile } from 'node:fs/promises';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { parse } from 'yaml';

const contractFile = new URL('../../../openapi.yaml', import.meta.url);
const generatedFile = new URL('../src/schema.gen.ts', import.meta.url);

const methods = ['get', 'put', 'post', 'delete'] as const;

interface Operation {
  operationId: string;
}

type PathItem = Partial<Record<(typeof methods)[number], Operation>>;

interface Contract {
  paths: Record<string, PathItem>;
  components: {
    schemas: {
      ProblemCode: { enum: string[]; 'x-status': Record<string, number> };
    };
  };
}

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
    '/** The status of each problem, by its code. */',
    'export const statusOfCode = {',
    ...lines,
    "} as const satisfies Record<components['schemas']['ProblemCode'], number>;",
  ].join('\n');
}

/**
 * The text of `schema.gen.ts` for the contract as it stands: the types, the routes by operationId and the status of each
 * problem.
 */
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
    astToString(types),
    writeRoutes(contract),
    writeStatuses(contract),
    '',
  ].join('\n');
}

if (import.meta.main) await writeFile(generatedFile, await generateSchema());
