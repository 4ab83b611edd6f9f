const script = '/sw.js';

/** TypeScript has no types for Trusted Types yet. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => unknown };
}

/** The Content Security Policy allows only this policy name; it creates this one URL only. */
function trustedScript(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('offline-page', { createScriptURL: () => script });
  return (policy?.createScriptURL(script) ?? script) as string;
}

/** Lets the browser cache the page shown when no server can be reached; after everything else has loaded. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const url = trustedScript();
  // Caching may be forbidden, in a private window for example.
  const register = () => navigator.serviceWorker.register(url).catch(() => undefined);
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register());
}
