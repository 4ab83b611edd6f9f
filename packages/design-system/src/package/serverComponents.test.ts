import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entryPoints, dist } from '../../scripts/paths.ts';

/** What only runs in a client component: state, effects, context, portals, handlers of its own. */
const clientOnly =
  /\b(?:use(?!Id\b|Memo\b|Callback\b)[A-Z]\w*|use|createContext|flushSync|createPortal)\(|\bextends (?:Pure)?Component\b/;
const handler = /\bon[A-Z]\w*: /;
const directive = /^['"]use client['"];/;

const modules = globSync('{components,hooks,private,tokens}/**/*.js', { cwd: dist }).map((file) => ({
  file,
  code: readFileSync(join(dist, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, ''),
}));

/** Imports each entry point as a server component does: a module with the directive is only named to the browser. */
const importAll = `
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
    const loaded = next(url, context);
    const text = String(loaded.source);
    if (!url.includes('/dist/') || !/^['"]use client['"];/.test(text)) return loaded;
    const [, names = ''] = /export \\{([^}]*)\\}/.exec(text) ?? [];
    const source = names.split(',').map((name) => \`export const \${name.trim().split(' as ').at(-1)} = {};\`);
    return { ...loaded, source: source.join('\\n') };
  },
});
const failed = [];
for (const file of JSON.parse(process.argv[1])) {
  try { await import(file); } catch (error) { failed.push(file + ': ' + error.message); }
}
console.log(JSON.stringify(failed));
`;

describe('server components', () => {
  it('find "use client" in each module that needs it, and in no other', () => {
    expect(modules.length).toBeGreaterThan(150);
    const isClient = ({ code }: { code: string }) => directive.test(code);
    const needsClient = ({ code }: { code: string }) =>
      clientOnly.test(code) || (code.includes('react/jsx-runtime') && handler.test(code));
    const wrong = modules.filter((module) => isClient(module) !== needsClient(module));
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('can import every entry point', () => {
    const files = entryPoints.map(([, file]) => join(dist, file.replace(/\.tsx?$/, '.js')));
    const failed = execFileSync(
      process.execPath,
      ['--conditions', 'react-server', '--input-type=module', '-e', importAll, JSON.stringify(files)],
      { encoding: 'utf8' },
    );
    expect(JSON.parse(failed)).toEqual([]);
  });
});
