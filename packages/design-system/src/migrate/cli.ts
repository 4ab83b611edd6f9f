#!/usr/bin/env node
// `npx @plaitful/design-system migrate [paths]`: renames in a consumer's sources what this version renamed.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { migrateScript, type Migrated } from './migrateScript.ts';
import { migrateStyles } from './migrateStyles.ts';

const usage = 'Usage: npx @plaitful/design-system migrate [paths of files or folders]';

const say = (line: string) => process.stdout.write(`${line}\n`);
const warn = (line: string) => process.stderr.write(`${line}\n`);

const left = /^(node_modules|dist|build|coverage|\..+)$/;
const script = /(?<!\.d)\.[cm]?[jt]sx?$/;
const styles = /\.(css|scss|less)$/;

function listFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) return left.test(entry.name) ? [] : listFiles(inside);
    return entry.isFile() && (script.test(inside) || styles.test(inside)) ? [inside] : [];
  });
}

function migrateFile(file: string, code: string): Migrated {
  return script.test(file) ? migrateScript(code, file) : { code: migrateStyles(code), notes: [] };
}

/** @returns whether the file could be read and parsed */
function run(file: string): boolean {
  try {
    const code = readFileSync(file, 'utf8');
    const migrated = migrateFile(file, code);
    if (migrated.code !== code) {
      writeFileSync(file, migrated.code);
      say(`changed ${file}`);
    }
    for (const note of migrated.notes) say(`look at ${file}:${note}`);
    return true;
  } catch (error) {
    warn(`left ${file} as it is: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

const [command, ...paths] = process.argv.slice(2);
if (command === 'migrate') {
  const files = (paths.length > 0 ? paths : ['.']).flatMap(listFiles);
  const failed = files.filter((file) => !run(file));
  process.exitCode = failed.length > 0 ? 1 : 0;
} else {
  warn(usage);
  process.exitCode = 1;
}
