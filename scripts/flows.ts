// `npm run generate:flows`: draws the machines into docs/flows.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { flowPages } from './flows/pages.ts';

const folder = resolve(import.meta.dirname, '../docs/flows');
mkdirSync(folder, { recursive: true });
for (const [file, text] of await flowPages()) writeFileSync(join(folder, file), text);
