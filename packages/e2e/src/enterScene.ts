import type { Page } from 'playwright';
import { owner } from './parent.ts';
import type { Scene } from './scene.ts';
import { loggedIn } from './setting.ts';
import type { Visits } from './visits.ts';

/** The window of a device this wide, in px. */
export const sizeOf = (width: number) => ({ width, height: width < 700 ? 740 : 800 });

/** Opens a scene in a window of a width, as whom it needs, and waits until nothing comes or goes any more. */
export async function enterScene(visits: Visits, { who, open }: Scene, width: number): Promise<Page> {
  const user = who && (await loggedIn(visits.product, { ...owner, email: `${who}@example.com` }));
  const { page } = await visits.letIn({ ...sizeOf(width), ...(user && { user }) });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      reportError(new Error(`Against the page’s policy: ${violatedDirective} ${blockedURI}`));
    });
  });
  await open(page);
  await page.waitForLoadState('networkidle');
  // One that fades away while colours are compared has too little contrast; toasts have stories of their own.
  await page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' });
  return page;
}
