import { readFile, writeFile } from 'node:fs/promises';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { parse } from 'yaml';

const contractFile = new URL('../../../openapi.yaml', import.meta.url);
const generatedFile = new URL('../src/schema.gen.ts', import.meta.url);

const methods = ['get', 'put', 'post', 'delete'] as const;

type PathItem = Partial<Record<(typeof methods)[number], { operationId: string }>>;

/** One line an operation: where a call goes, for code that knows only its operationId. */
function writeRoutes(contract: { paths: Record<string, PathItem> }): string {
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

/** The text of `schema.gen.ts` for the contract as it stands: the types, and the routes by operationId. */
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
  return [
    '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n',
    astToString(types),
    writeRoutes(parse(text)),
    '',
  ].join('\n');
}

if (import.meta.main) await writeFile(generatedFile, await generateSchema());
