import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './paths.ts';

/** The README without what concerns the repository alone: its section, and links to other files. */
export function loadPackageReadme(): string {
  const readme = readFileSync(join(packageRoot, 'README.md'), 'utf8');
  const [text = ''] = readme.split(/^## In this repository$/m);
  return `${text.replaceAll(/\[([^\]]+)\]\(\.\.[^)]*\)/g, '$1').trimEnd()}\n`;
}
