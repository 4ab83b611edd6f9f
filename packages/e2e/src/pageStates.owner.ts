import type { Page } from 'playwright';
import type { PageState } from './pageState.ts';

const openAt =
  (path: string, heading: string | RegExp) =>
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

async function openStyle(page: Page): Promise<void> {
  await openAt('/admin/services', 'Styles')(page);
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Update Style', level: 1 }).waitFor();
}

async function createService(page: Page): Promise<void> {
  await openAt('/admin/service-types', 'List of Services')(page);
  await page.getByRole('main').getByRole('button', { name: 'Create a service' }).click();
  await page.getByRole('dialog', { name: 'Create a service' }).waitFor();
}

async function addReview(page: Page): Promise<void> {
  await openAt('/admin/reviews', 'Reviews')(page);
  await page.getByRole('button', { name: 'Add Review' }).click();
  await page.getByRole('dialog', { name: 'Add Review' }).waitFor();
}

async function openCalendar(page: Page): Promise<void> {
  await openAt('/admin/calendar', 'Calendar')(page);
  await page
    .getByRole('button', { name: /^Close this/ })
    .first()
    .waitFor();
}

async function closeDays(page: Page): Promise<void> {
  await openCalendar(page);
  await page
    .getByRole('button', { name: /^Close this/ })
    .first()
    .click();
  // Open, since IBM Equal Access takes the labels in closed details for hidden, but not the fields.
  await page
    .getByRole('dialog', { name: /^Close / })
    .locator('summary')
    .click();
}

async function offerTimes(page: Page): Promise<void> {
  await openCalendar(page);
  await page.getByRole('button', { name: 'Offer times', exact: true }).click();
  await page.getByRole('dialog', { name: 'Offer times' }).locator('summary').click();
}

export const ownerPageStates: readonly PageState[] = [
  { name: 'Admin: Calendar', who: 'owner', open: openCalendar },
  {
    name: 'Admin: Calendar, week',
    who: 'owner',
    open: openAt('/admin/calendar?view=week', 'Calendar'),
  },
  { name: 'Admin: Close this day', who: 'owner', open: closeDays },
  { name: 'Admin: Offer times', who: 'owner', open: offerTimes },
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
  { name: 'Admin: Styles', who: 'owner', open: openAt('/admin/services', 'Styles') },
  { name: 'Admin: Add Style', who: 'owner', open: openAt('/admin/create-service', 'Add Style') },
  { name: 'Admin: Update Style', who: 'owner', open: openStyle },
  {
    name: 'Admin: List of Services',
    who: 'owner',
    open: openAt('/admin/service-types', 'List of Services'),
  },
  { name: 'Admin: Create a service', who: 'owner', open: createService },
  { name: 'Admin: Reviews', who: 'owner', open: openAt('/admin/reviews', 'Reviews') },
  { name: 'Admin: Add Review', who: 'owner', open: addReview },
  { name: 'Admin: Uploads', who: 'owner', open: openAt('/admin/uploads', 'Uploads') },
  { name: 'Admin: Video Upload', who: 'owner', open: openAt('/admin/video', /./) },
  { name: 'Admin: Question Uploads', who: 'owner', open: openAt('/admin/quizes', /./) },
  { name: 'Admin: Undelivered messages', who: 'owner', open: openAt('/admin/undelivered', /./) },
  { name: 'Admin: Users', who: 'owner', open: openAt('/admin/users', 'Users') },
  {
    name: 'Admin: Delete family',
    who: 'owner',
    open: async (page) => {
      await openAt('/admin/users', 'Users')(page);
      await page.getByRole('button', { name: 'Actions for Maya Demo' }).click();
      await page.getByRole('menuitem', { name: 'Delete family' }).click();
      await page.getByRole('dialog', { name: 'Delete the family of Maya Demo?' }).waitFor();
    },
  },
  { name: 'Admin: Not Found', who: 'owner', open: openAt('/admin/no-such-page', 'Not Found') },
];
