import type { ThemeName } from '../tokens/themes/themes.ts';

/** A theme, or the system's choice. */
export type ThemeChoice = ThemeName | 'system';

const key = 'plaitful-theme';
const names: readonly string[] = ['light', 'dark', 'high-contrast'] satisfies ThemeName[];

/**
 * A script for `<head>`, before anything is shown: gives the page the theme that was chosen at the last visit. It is
 * the same text in every page and version of a site, so that a content security policy can name its hash.
 */
export const themeScript = `try{var t=localStorage.getItem("${key}");if(${JSON.stringify(names)}.includes(t))document.documentElement.setAttribute("data-theme",t)}catch(e){}`;

/** The hash of `themeScript` for a content security policy: `script-src 'self' '${themeScriptHash}'`. */
export const themeScriptHash = 'sha256-Oiv1tyINEDPBEEf3iZK2OIGSZdGgOqw+RzQU8Zpghhk=';

const isTheme = (name: string | null): name is ThemeName => name !== null && names.includes(name);

/** The theme of the page: what was chosen, else the system's choice. On the server the system's. */
export function getTheme(): ThemeChoice {
  if (typeof document === 'undefined') return 'system';
  const name = document.documentElement.getAttribute('data-theme');
  return isTheme(name) ? name : 'system';
}

/** Gives the page a theme and remembers it for the next visit, unless the browser stores nothing. */
export function setTheme(theme: ThemeChoice): void {
  const root = document.documentElement;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme);
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Storage is blocked: the theme holds for this page.
  }
}
