// `npm run screenshots`: takes the README's screenshots of the built product, with demo data and at a fixed time.
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { runProduct, testStart as now } from '../packages/e2e/src/builtServer.ts';
import { build, isStale } from './build.ts';
import { chromiumArgs, chromiumPath } from './chromium.mjs';
import { root } from './exec.ts';

const pictures = join(root, 'docs/pictures');

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

interface Picture {
  name: string;
  device: typeof desk | typeof phone;
  colorScheme?: 'dark';
  /** The demo account that is signed in. */
  user?: string;
  open: (page: Page) => Promise<unknown>;
}

async function openSlots(page: Page): Promise<void> {
  await page.goto('/services');
  await page.getByRole('link', { name: 'Straight-back cornrows' }).click();
  await page.getByRole('button', { name: 'Book Now' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a date and a time' });
  await picker
    .getByRole('button', { name: /times? free$/, disabled: false })
    .first()
    .click();
  await picker.getByRole('radio', { name: /free$/ }).first().click();
}

async function book(page: Page): Promise<void> {
  await openSlots(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Your booking' });
  await form.getByLabel('Child’s name').fill('Zoe');
  await form.getByLabel('Child’s date of birth').fill('2020-10-19');
  await form.getByLabel('Mobile phone').fill('613-555-0152');
  for (const agreement of await form.getByRole('checkbox').all()) await agreement.check();
  await form.getByRole('button', { name: 'Book Now' }).click();
  await page.getByRole('dialog', { name: 'One step left: the deposit' }).waitFor();
  // Announcements are removed after three seconds.
  await page.clock.runFor(4000);
}

const wanted: readonly Picture[] = [
  { name: 'home', device: desk, open: (page) => page.goto('/') },
  { name: 'home-phone', device: phone, open: (page) => page.goto('/') },
  { name: 'services-dark', device: desk, colorScheme: 'dark', open: (page) => page.goto('/services') },
  { name: 'picker', device: desk, open: openSlots },
  { name: 'deposit-phone', device: phone, user: 'ruth@example.com', open: book },
  {
    name: 'appointments',
    device: desk,
    user: 'maya@example.com',
    open: async (page) => {
      await page.goto('/dashboard/bookings');
      await page.getByRole('row', { name: /Knotless braids/ }).waitFor();
    },
  },
];

/** Signs a demo account in before the page is opened. */
async function logIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/auth/login', { data: { email, password: 'Plaitful-demo-1' } });
  const session = await answer.text();
  await page.addInitScript((user) => localStorage.setItem('plaitful.session', user), session);
}

async function take(browser: Browser, baseURL: string, picture: Picture): Promise<number> {
  const { name, device, colorScheme = 'light', user, open } = picture;
  const context = await browser.newContext({
    ...device,
    baseURL,
    colorScheme,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // Waits for animations to end.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.install({ time: now });
  if (user !== undefined) await logIn(page, user);
  await open(page);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1000);
  const file = join(pictures, `${name}.webp`);
  writeFileSync(
    file,
    await sharp(await page.screenshot())
      .webp({ quality: 82, effort: 6 })
      .toBuffer(),
  );
  await context.close();
  return statSync(file).size;
}

if (isStale()) await build();
mkdirSync(pictures, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'plaitful-pictures-'));
const server = await runProduct(dataDir, () => now);
const browser = await chromium.launch({
  args: [...chromiumArgs],
  executablePath: chromiumPath() ?? chromium.executablePath(),
});
try {
  for (const picture of wanted) {
    const bytes = await take(browser, server.address, picture);
    console.log(`docs/pictures/${picture.name}.webp: ${Math.round(bytes / 1000)} kB`);
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
}
