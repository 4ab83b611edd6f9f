import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  name: string;
  scripts?: Record<string, string>;
}

const readManifest = (root: string, folder = '.'): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** The root's npm scripts for people; pre-scripts and the parts of lint are left out. */
export function scriptsOf(root: string): string[] {
  const names = Object.keys(readManifest(root).scripts ?? {});
  const isRunBefore = (name: string) => name.startsWith('pre') && names.includes(name.slice('pre'.length));
  return names.filter((name) => !isRunBefore(name) && !name.startsWith('lint:'));
}

/** npm's own commands that our documents use. */
const ofNpm = new Set(['ci', 'run']);

/** The commands that npm runs without `run`. */
const isScript = (root: string, name: string): boolean => name in (readManifest(root).scripts ?? {});

function workspaceHas(root: string, workspace: string, script: string): boolean {
  const folder = globSync(['packages/*', 'app'], { cwd: root }).find(
    (path) => path === workspace || readManifest(root, path).name === workspace,
  );
  return folder !== undefined && script in (readManifest(root, folder).scripts ?? {});
}

/** The commands in a code block that do not exist: npm scripts, and files run by node. */
export function unknownCommands(root: string, code: string): string[] {
  const npm = [...code.matchAll(/\bnpm (?:(run) )?([\w:-]+)(?:[^&|;]*--workspace[= ]([\w@/.-]+))?/g)];
  const unknownNpm = npm.filter(([, run, name = '', workspace]) => {
    if (workspace !== undefined && run !== undefined) return !workspaceHas(root, workspace, name);
    return run === undefined ? !ofNpm.has(name) && !isScript(root, name) : !isScript(root, name);
  });
  const node = [...code.matchAll(/\bnode ([\w./-]+\.[cm]?[jt]s)\b/g)];
  const unknownNode = node.filter(([, file = '']) => !existsSync(join(root, file)));
  return [...unknownNpm, ...unknownNode].map(([command]) => command.trim());
}
