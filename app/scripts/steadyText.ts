import type { Plugin } from 'vite';

/**
 * Keeps the body text of a built page as it was first shown: a typeface that comes late would wrap its lines anew under the
 * reader's eyes. Whoever comes by a slow line reads the fallback, and sees the typeface from the next page load on. Headings, short as
 * they are, change to theirs whenever it comes.
 */
export function steadyText(): Plugin {
  return {
    name: 'plaitful:steady-text',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/theme\/fonts\.css$/ },
      handler(code) {
        const steady = code.replace(/('Nunito Sans Variable';[^}]*font-display: )swap/, '$1optional');
        if (steady === code) this.error('the body typeface is declared otherwise: see fonts.css');
        return { code: steady, map: null };
      },
    },
  };
}
