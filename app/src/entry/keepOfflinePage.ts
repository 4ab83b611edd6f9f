const script = '/sw.js';

/** The part of Trusted Types that is used here; TypeScript does not know them yet. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => unknown };
}

/** The one address that may become a script, whatever is handed in: the server's policy allows only this name. */
function trustedScript(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('offline-page', { createScriptURL: () => script });
  return (policy?.createScriptURL(script) ?? script) as string;
}

/** Has the browser keep the page that it shows when it reaches no server; once everything else is loaded. */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  const url = trustedScript();
  // A browser that keeps nothing, in a private window for example, works all the same.
  const register = () => navigator.serviceWorker.register(url).catch(() => undefined);
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register());
}
