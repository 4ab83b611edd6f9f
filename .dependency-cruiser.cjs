// Who may import whom: the table of the README's map, held by a machine.
const ours = '^(packages/[^/]+|app|\\.storybook)/';

/** The list of pages, which has no module of React: the end-to-end tests walk it. */
const pageList = '^app/src/(pages/(pages|prerendering)|lib/paths)[.]ts$';

/** Forbids `from` to reach any of our packages but itself and `allowed`. */
function only(from, allowed, path = `^packages/${from}/`) {
  return {
    name: `${from}-imports-only-${allowed.join('-') || 'itself'}`,
    severity: 'error',
    from: { path },
    to: {
      path: ours,
      pathNot: [path, ...allowed.map((name) => `^packages/${name}/`), ...(from === 'e2e' ? [pageList] : [])],
    },
  };
}

/** Forbids `from` an npm package or a builtin. */
function never(from, what, to) {
  return {
    name: `${from}-without-${what}`,
    severity: 'error',
    from: { path: `^packages/(${from})/src/`, pathNot: '\\.test\\.tsx?$|/migrate/cli[.]ts$' },
    to,
  };
}

/** The layers of the app, from the ground up: each imports from those before it only. */
const layers = ['lib', 'shell', 'features', 'pages', 'entry'];

/** The modules of the server, from the ground up: each imports from those before it only. */
const serverModules = ['platform', 'accounts', 'catalogue', 'bookings', 'family', 'site', 'app'];

/** What only shows or tests the app; it may import any of it. */
const supporting = '^app/src/(storybook|testing)/|[.](test|stories)[.]tsx?$|Story[.]tsx?$';

module.exports = {
  forbidden: [
    ...layers.slice(0, -1).map((layer, index) => ({
      name: `app-${layer}-imports-from-the-ground-up`,
      severity: 'error',
      from: { path: `^app/src/${layer}/`, pathNot: supporting },
      to: { path: `^app/src/(${layers.slice(index + 1).join('|')})/` },
    })),
    ...serverModules.slice(0, -1).map((name, index) => ({
      name: `server-${name}-imports-from-the-ground-up`,
      severity: 'error',
      from: { path: `^packages/server/src/${name}/`, pathNot: '[.](test|fixture)[.]ts$' },
      to: { path: `^packages/server/src/(${serverModules.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'app-pages-do-not-import-each-other',
      severity: 'error',
      from: { path: '^app/src/pages/((?:Admin/)?[^/]+)/', pathNot: supporting },
      to: { path: '^app/src/pages/', pathNot: '^app/src/pages/$1/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'also what no door of a package leads to; modules called virtual are made by plugins of Vite',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-relative-import-across-packages',
      severity: 'error',
      from: { path: '^(packages/[^/]+|app)/' },
      to: {
        path: ours,
        pathNot: ['^$1/', pageList],
        dependencyTypesNot: ['aliased-workspace', 'npm', 'npm-dev', 'npm-peer'],
      },
    },
    {
      name: 'parts-stay-in-their-folder',
      severity: 'error',
      from: { path: '^(.+)/[^/]+$' },
      to: {
        path: '/(parts|private)/',
        pathNot: [
          '^packages/design-system/src/private/',
          '^$1/(parts|private)/',
          '^$1/[^/]+$',
          'node_modules',
        ],
      },
    },
    only('domain', []),
    only('illustrations', []),
    only('api-client', []),
    only('flows', ['domain', 'api-client']),
    only('design-system', ['illustrations']),
    only('messages', ['domain']),
    only('server', ['domain', 'api-client', 'flows', 'illustrations', 'messages']),
    only('app', ['domain', 'api-client', 'flows', 'illustrations', 'design-system', 'messages'], '^app/'),
    only('e2e', ['domain', 'api-client', 'server', 'design-system']),
    {
      name: 'nothing-imports-deprecated-names',
      severity: 'error',
      from: { pathNot: '^packages/design-system/src/(deprecated|migrate)/' },
      to: { path: '^packages/design-system/src/deprecated/' },
    },
    {
      name: 'nothing-imports-e2e',
      severity: 'error',
      from: { pathNot: '^packages/e2e/|^scripts/screenshots[.]ts$' },
      to: { path: '^packages/e2e/' },
    },
    {
      name: 'flows-know-only-types-of-the-contract',
      severity: 'error',
      from: { path: '^packages/flows/' },
      to: { path: '^packages/api-client/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-knows-only-the-contract-of-the-client',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: {
        path: '^packages/api-client/',
        pathNot: '^packages/api-client/src/contract[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-uses-only-the-appointment-machine',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/flows/src/', pathNot: '^packages/flows/src/appointment/' },
    },
    {
      name: 'pictures-are-demo-data-of-the-server',
      severity: 'error',
      from: { path: '^packages/server/src/', pathNot: '^packages/server/src/app/demo/' },
      // The logo is not a picture of the demo.
      to: { path: '^packages/illustrations/', pathNot: '^packages/illustrations/src/brand[.]ts$' },
    },
    never('domain|illustrations|api-client|flows|messages|server', 'react', {
      path: 'node_modules/(react|react-dom|react-router-dom)/',
    }),
    never('domain|illustrations|api-client|flows|messages|design-system', 'node', {
      dependencyTypes: ['core'],
    }),
    {
      name: 'app-without-node',
      severity: 'error',
      from: { path: '^app/src/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|\\.d\\.m?ts$' },
    tsPreCompilationDeps: true,
    // TypeScript 7 has no compiler API for it to read with.
    parser: 'swc',
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
