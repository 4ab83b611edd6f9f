import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const resolve = createRequire(import.meta.url).resolve;

/** A door of react-router as it is built for production; its package points at the one for development. */
const production = (name: string): string =>
  resolve(name).replace(/([\\/]dist[\\/])development([\\/].+)\.m?js$/, '$1production$2.mjs');

const made = /^(var \w+ = )((?:React\w*\.)?(?:forwardRef|createContext|memo)\()/gm;
const named = /^\w+\.displayName = ".*";$/gm;

/**
 * Leaves out of the build what libraries bring for others: react-router's warnings for developers and, since naming a component for
 * the developer tools looks like using it, all of its parts that the app takes nothing of; what React had no
 * `useSyncExternalStore` for once. 3 kB on the way to a booking.
 */
export function lightLibraries(): Plugin {
  return {
    name: 'plaitful:light-libraries',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: production('react-router') },
          { find: /^react-router\/dom$/, replacement: production('react-router/dom') },
          {
            find: 'use-sync-external-store/shim/with-selector',
            replacement: 'use-sync-external-store/with-selector',
          },
          { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
        ],
      },
    }),
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/ },
      handler(code) {
        return { code: code.replace(named, '').replace(made, '$1/* @__PURE__ */ $2'), map: null };
      },
    },
  };
}
