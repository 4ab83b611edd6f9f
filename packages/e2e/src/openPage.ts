import type { Page } from 'playwright';
import { paths } from '../../../app/src/lib/paths.ts';
import { pages } from '../../../app/src/pages/pages.ts';
import type { Harness } from './harness.ts';
import { owner } from './parent.ts';
import { bookingsOfUser, freeSlot, logInByApi } from './testData.ts';

/** Every page, by the pattern of its path. */
export const patterns = pages.filter(({ redirectTo }) => redirectTo === undefined).map(({ path }) => path);

/** An address of every page that needs no login. */
export const publicPaths: readonly string[] = pages
  .filter(({ guard, redirectTo }) => guard === undefined && redirectTo === undefined)
  .map(({ path, prerender }) => prerender?.sampleUrl ?? path.replace('*', '/nowhere'));

const withToken: readonly string[] = [
  paths.resetPassword.path,
  paths.verifyEmail.path,
  paths.confirmEmail.path,
  paths.undoEmail.path,
];

/** Opens a page at an address that the demo data have, signed in as needed, and waits until it is idle. */
export async function openPage(harness: Harness, pattern: string): Promise<Page> {
  const { product } = harness;
  const maya = await logInByApi(product, { ...owner, email: 'maya@example.com' });
  const isGuarded = pages.some(({ path, guard }) => path === pattern && guard !== undefined);
  const user = pattern.startsWith(paths.admin.path) ? await logInByApi(product, owner) : maya;
  const { page } = await harness.newUser(isGuarded ? { user } : {});
  const unpaid = (await bookingsOfUser(product, maya)).find(({ deposit }) => deposit === 'NOT_PAID');
  const { styleId, bookingDate, bookingTime } = await freeSlot(product, 'Two big plaits');
  const address = pattern
    .replace(':styleId', String(styleId))
    .replace(':bookingId', String(unpaid?.bookingId))
    .replace('*', pattern === '*' ? '/no-such-page' : 'no-such-page');
  if (pattern === paths.booking.path) {
    await page.goto(paths.booking.href({ style: styleId, date: bookingDate, time: bookingTime }));
  } else {
    await page.goto(withToken.includes(pattern) ? `${address}#token=a` : address);
  }
  await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}
