import { createTheme } from '@plaitful/design-system/createTheme';
import type { Plugin } from 'vite';

const id = 'virtual:second-brand.css';
/** Ends like a style sheet, so that Vite treats it as one. */
const resolved = '/second-brand.virtual.css';

/** Another brand, made from three colours; the toolbar shows every story in it, and `.ci/run` checks every component. */
export const secondBrand = (): Plugin => ({
  name: 'plaitful:second-brand',
  resolveId: (source) => (source === id ? resolved : undefined),
  load: (file) =>
    file === resolved
      ? createTheme(
          { primary: '#1B6B45', accent: '#B4530A', highlight: '#F2B233' },
          { root: '[data-brand="meadow"]' },
        ).css
      : undefined,
});
