import type { Plugin } from 'vite';

/**
 * Leaves unused components of react-router out of the build: it creates them without marking that as free of side
 * effects, and names them for React's developer tools.
 */
export const routerParts = (): Plugin => ({
  name: 'plaitful:router-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .+;$/gm, '')
        .replaceAll(/ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ '),
  },
});
