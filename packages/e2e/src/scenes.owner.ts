import type { Page } from 'playwright';
import type { Scene } from './scenes.ts';

const openAt =
  (path: string, heading: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  };

async function openBookings(page: Page): Promise<void> {
  await openAt('/admin/bookings', 'Bookings')(page);
  await page
    .getByRole('link', { name: /^Update the booking of/ })
    .first()
    .waitFor();
}

/** The owner’s side. */
export const ownerScenes: readonly Scene[] = [
  { name: 'Admin: Bookings', who: 'owner', open: openBookings },
  {
    name: 'Admin: an unpaid booking',
    who: 'owner',
    open: async (page) => {
      await openBookings(page);
      await page
        .getByRole('link', { name: /^Update the booking of Maya Demo/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Update deposit' }).waitFor();
    },
  },
  { name: 'Admin: Users', who: 'owner', open: openAt('/admin/users', 'Users') },
  { name: 'Admin: Not Found', who: 'owner', open: openAt('/admin/no-such-page', 'Not Found') },
];
