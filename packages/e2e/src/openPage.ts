import type { Page } from 'playwright';
import { paths } from '../../../app/src/lib/paths.ts';
import { servedPages } from '../../../app/src/pages/prerendering.ts';
import type { Harness } from './harness.ts';
import { owner } from './parentPage.ts';
import type { Product } from './builtServer.ts';
import { loadUserBookings, freeSlot, logInByApi, loadStyle } from './testData.ts';

/** The path pattern of every page. */
export const pagePathPatterns = servedPages
  .filter(({ redirectTo }) => redirectTo === undefined)
  .map(({ path }) => path);

/** A path of every page that needs no login. */
export const publicPaths: readonly string[] = servedPages
  .filter(({ guard, redirectTo }) => guard === undefined && redirectTo === undefined)
  .map(({ path, prerender }) => prerender?.sampleUrl ?? path.replace('*', '/nowhere'));

const maya = { ...owner, email: 'maya@example.com' };

const withToken: readonly string[] = [
  paths.resetPassword.path,
  paths.verifyEmail.path,
  paths.confirmEmail.path,
  paths.undoEmail.path,
];

/** A path of a page for which the demo studio has data. */
async function addressOf(pattern: string, product: Product): Promise<string> {
  if (pattern === paths.booking.path) {
    const { styleId, bookingDate, bookingTime } = await freeSlot(product, 'Two big plaits');
    return paths.booking.href({ style: styleId, date: bookingDate, time: bookingTime });
  }
  if (withToken.includes(pattern)) return `${pattern}#token=a`;
  if (pattern.includes(':styleId')) {
    return pattern.replace(':styleId', String((await loadStyle(product, 'Two big plaits')).styleId));
  }
  if (pattern.includes(':bookingId')) {
    const bookings = await loadUserBookings(product, await logInByApi(product, maya));
    const unpaid = bookings.find(({ deposit }) => deposit === 'NOT_PAID');
    return pattern.replace(':bookingId', String(unpaid?.bookingId));
  }
  return pattern.replace('*', pattern === '*' ? '/no-such-page' : 'no-such-page');
}

/** Opens a page, signed in as needed, and waits until it is idle. */
export async function openPage(harness: Harness, pattern: string): Promise<Page> {
  const { product } = harness;
  const isGuarded = servedPages.some(({ path, guard }) => path === pattern && guard !== undefined);
  const who = pattern.startsWith(paths.admin.path) ? owner : maya;
  const user = isGuarded ? await logInByApi(product, who) : undefined;
  const { page } = await harness.newUser(user && { user });
  await page.goto(await addressOf(pattern, product));
  await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}
