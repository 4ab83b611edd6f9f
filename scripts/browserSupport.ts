// Called by `npm run build`: compares the features that the built app uses, by MDN's data, with the oldest browsers
// of package.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compat, {
  type Identifier,
  type SupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };
import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import { loadManifest } from '../packages/server/src/site/builtApp.ts';
import { oldestBrowsers } from './oldestBrowsers.ts';
import { root } from './exec.ts';

const dist = join(root, 'app/dist');

/** The newest version of ECMAScript that all the oldest browsers support. */
const syntax = 2023;

/**
 * Interfaces whose members are searched for by name alone, since the code does not show the type of an object.
 * Members of other interfaces, many of which have common names, are only found after the interface's name.
 */
const everyday = new Set(
  `Array Date Iterator Map Object Promise RegExp Set String WeakMap WeakSet Document DocumentFragment Element Event
  HTMLButtonElement HTMLDetailsElement HTMLDialogElement HTMLElement HTMLInputElement Node Range`.split(
    /\s+/,
  ),
);

/** Features newer than the oldest browsers that do no harm there, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'AbortSignal.timeout': 'Chrome has it since 103, and until 124 named one error differently',
  'Element.ariaLabel': 'a prop of our fields',
  'Element.checkVisibility': 'React Aria asks first whether it exists',
  'Element.role': 'what a user may do',
  'Element.startViewTransition': 'React asks first whether it exists, and no page uses it',
  'HTMLElement.hidePopover': 'of Menu; @oddbird/popover-polyfill is loaded where it is missing',
  'HTMLElement.popover': 'of Menu; see hidePopover',
  'HTMLElement.showPopover': 'of Menu; see hidePopover',
  'HTMLInputElement.capture': 'an option of event listeners',
  'HTMLInputElement.popoverTargetAction': 'of the polyfill',
  'HTMLInputElement.popoverTargetElement': 'of the polyfill; entry/start.ts finds none where it is missing',
  'Iterator.drop': 'words of FileDropZone',
  'Set.difference': 'words of the calendar',
  ToggleEvent: 'of Menu, where a popover is open natively',
};

const idInData: Readonly<Record<string, string>> = { ios_saf: 'safari_ios' };

const oldest = oldestBrowsers.map((entry) => {
  const [name = '', version = ''] = entry.split(' ');
  return { id: idInData[name] ?? name, version: Number.parseFloat(version) };
});

const isSupported = (support: Partial<Record<string, SupportStatement>>): boolean =>
  oldest.every(({ id, version }) =>
    [support[id]]
      .flat()
      .some(
        (range) =>
          typeof range?.version_added === 'string' &&
          Number.parseFloat(range.version_added.replace('≤', '')) <= version &&
          range.version_removed === undefined &&
          !range.flags &&
          !range.prefix,
      ),
  );

const language: Identifier = compat.javascript['builtins'] ?? {};
const browser: Identifier = compat.api;

const ownData = '__compat';

/** The members of an interface, or all interfaces. */
const getParts = (data: Identifier | undefined): [string, Identifier][] =>
  Object.entries(data ?? {}).filter((entry): entry is [string, Identifier] => entry[0] !== ownData);

const findData = (owner: string, member?: string): Identifier | undefined => {
  const data = language[owner] ?? browser[owner];
  return member === undefined ? data : (data?.[member] ?? data?.[`${member}_static`]);
};

/** Members of the {@link everyday} interfaces that are too new in each of them, by name. */
const tooNew = new Map<string, string>();
const known = new Set<string>();
for (const owner of everyday) {
  for (const [member, data] of [...getParts(browser[owner]), ...getParts(language[owner])]) {
    const support = data[ownData]?.support;
    // A static member is found after the interface's name.
    if (!support || member.endsWith('_static')) continue;
    if (isSupported(support)) known.add(member);
    else tooNew.set(member, `${owner}.${member}`);
  }
}
for (const member of known) tooNew.delete(member);

/** The features of a script that the oldest browsers lack. */
export function findTooNew(code: string): Set<string> {
  const found = new Set<string>();
  const use = (owner: string, member?: string): boolean => {
    const support = findData(owner, member)?.[ownData]?.support;
    if (support && !isSupported(support)) found.add(member ? `${owner}.${member}` : owner);
    return support !== undefined;
  };
  simple(parse(code, { ecmaVersion: syntax, sourceType: 'module' }), {
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return;
      if (object.type === 'Identifier' && use(object.name, property.name)) return;
      const name = tooNew.get(property.name);
      if (name !== undefined) found.add(name);
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier') use(callee.name);
    },
  });
  return found;
}

/** @returns the problems of the built app */
export function checkBuiltApp(): string[] {
  const files = new Set(Object.values(loadManifest(dist).files).map(({ file }) => file));
  const unused = new Set(Object.keys(allowed));
  const problems: string[] = [];
  for (const file of [...files].filter((name) => name.endsWith('.js'))) {
    for (const feature of findTooNew(readFileSync(join(dist, file), 'utf8'))) {
      unused.delete(feature);
      if (!(feature in allowed)) problems.push(`${file} uses ${feature}, which not all of them have`);
    }
  }
  return [...problems, ...[...unused].map((feature) => `${feature} is allowed and no longer used`)];
}

if (import.meta.main) {
  const problems = checkBuiltApp();
  console.log(
    `The oldest supported browsers: ${oldestBrowsers.join(', ')}. Too new for them: ${problems.length}`,
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
