import type { Page } from 'playwright';
import { owner } from './parent.ts';
import type { PageState } from './pageState.ts';
import { logInByApi } from './testData.ts';
import type { Harness } from './harness.ts';

/** In px. */
export const sizeOf = (width: number) => ({ width, height: width < 700 ? 740 : 800 });

/** Opens a state at a width, signed in as needed, and waits until the page is idle. */
export async function openPageState(
  harness: Harness,
  { who, open }: PageState,
  width: number,
): Promise<Page> {
  const user = who && (await logInByApi(harness.product, { ...owner, email: `${who}@example.com` }));
  const { page } = await harness.newUser({ ...sizeOf(width), ...(user && { user }) });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      reportError(new Error(`Against the page’s policy: ${violatedDirective} ${blockedURI}`));
    });
  });
  await open(page);
  await page.waitForLoadState('networkidle');
  // A fading toast has too little contrast; toasts have their own stories.
  await page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' });
  return page;
}
