import type { Plugin } from 'vite';

const made = /^(var \w+ = )((?:React\w*\.)?(?:forwardRef|createContext|memo)\()/gm;
const named = /^\w+\.displayName = ".*";$/gm;

/**
 * Lets the build leave out what the app takes nothing of in react-router: naming a component for the developer tools looks
 * like using it. 2 kB of the first page.
 */
export function lightRouter(): Plugin {
  return {
    name: 'plaitful:light-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]development[\\/]chunk-\w+\.mjs$/ },
      handler(code) {
        const light = code.replace(named, '').replace(made, '$1/* @__PURE__ */ $2');
        return light === code ? null : { code: light, map: null };
      },
    },
  };
}
