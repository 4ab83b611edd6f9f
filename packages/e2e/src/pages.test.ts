import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findBarriers } from './accessibility.ts';
import { findLostText, findMovement, findSideways, spaceText } from './layout.ts';
import { looks } from './looks.ts';
import type { Scene, Who } from './scene.ts';
import { scenes } from './scenes.ts';
import { openForVisits } from './visits.ts';

const visits = openForVisits();

/** The widths of phones, tablets and desks. */
const widths = [360, 768, 1280] as const;

/** The smallest page that must work: a desk of 1280 × 1024 px enlarged to 400 %. */
const reflow = { width: 320, height: 256 } as const;

const sessions = new Map<Who, Promise<string>>();

async function logIn(who: Who): Promise<string> {
  const answer = await fetch(new URL('/auth/login', visits.product.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@example.com`, password: 'Plaitful-demo-1' }),
  });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** The session of a demo account, which its scenes share. */
function sessionOf(who: Who): Promise<string> {
  const session = sessions.get(who) ?? logIn(who);
  sessions.set(who, session);
  return session;
}

async function enter({ who, open }: Scene, width: number): Promise<Page> {
  const { page } = await visits.letIn({ width, height: width < 700 ? 740 : 800 });
  if (who) {
    const session = await sessionOf(who);
    await page.addInitScript((user) => localStorage.setItem('plaitful.session', user), session);
  }
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

/** What is wrong with a page that was opened at one width, each line with where it was seen. */
async function findFaults(page: Page, width: number): Promise<string[]> {
  const faults: string[] = [];
  const note = (seen: string, found: readonly string[]): void => {
    faults.push(...found.map((fault) => `${width} px, ${seen}: ${fault}`));
  };
  const noteLayout = async (seen: string): Promise<void> => {
    note(seen, [...(await findSideways(page)), ...(await findLostText(page))]);
  };
  const headings = await page.locator('h1').count();
  if (headings !== 1) note('document', [`${headings} headings of level 1`]);
  if (!/\S.* · Plaitful Kids$|^Plaitful Kids: /.test(await page.title())) {
    note('document', [`titled “${await page.title()}”`]);
  }
  for (const { name, media, rules } of looks) {
    await page.emulateMedia(media);
    note(name, await findBarriers(page, rules));
    if (media.reducedMotion === 'reduce') note(name, await findMovement(page));
  }
  await noteLayout('as it is');
  if (width === 360) {
    await page.setViewportSize(reflow);
    await noteLayout('at 400 %');
  }
  await spaceText(page);
  await noteLayout('with spaced text');
  return faults;
}

describe('every page of the built product', () => {
  it.each(scenes)(
    '$name has no barrier in any colours, loses nothing at 400 % or with spaced text, and keeps still for whoever asked',
    async (scene) => {
      const at = widths.filter((width) => scene.widths?.includes(width) ?? true);
      const opened: { page: Page; width: number }[] = [];
      // One after another: a free time that one books is gone for the next.
      for (const width of at) opened.push({ page: await enter(scene, width), width });
      const faults = await Promise.all(opened.map(({ page, width }) => findFaults(page, width)));
      expect(faults.flat()).toEqual([]);
    },
  );
});
