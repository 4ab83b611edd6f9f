import type { Locator, Page } from 'playwright';
import { fillChildByMouse, owner, pickFirstFreeSlot } from './parent.ts';
import type { PageState } from './pageState.ts';

const openAt =
  (path: string, heading: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  };

const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** On a phone the links are in a menu. */
async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  await page.getByRole('banner').waitFor();
  if (await menu.isVisible()) await menu.click();
}

async function openFromBar(page: Page, button: string): Promise<void> {
  await page.goto('/policy');
  await openMenu(page);
  await page.getByRole('button', { name: button, exact: true }).click();
  await dialogOf(page, button).waitFor();
}

async function openStyle(page: Page): Promise<void> {
  await page.goto('/services');
  const styles: { styleId: number; style: string }[] = await (
    await page.request.get('/api/styles/all')
  ).json();
  const style = styles.find((one) => one.style === 'Two big plaits');
  await openAt(`/services/${style?.styleId}`, 'Two big plaits')(page);
}

async function openSlots(page: Page): Promise<void> {
  await openStyle(page);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await dialogOf(page, 'Choose a date and a time').waitFor();
}

async function openBookingForm(page: Page): Promise<void> {
  await openSlots(page);
  await pickFirstFreeSlot(page);
  await dialogOf(page, 'Your booking').getByLabel('Full name').waitFor();
}

async function openAppointments(page: Page): Promise<void> {
  await openAt('/dashboard/bookings', 'My Appointments')(page);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .waitFor();
}

async function chooseAction(page: Page, styleName: string, action: string): Promise<void> {
  await openAppointments(page);
  await page.getByRole('button', { name: new RegExp(`^Actions for ${styleName}`) }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const summaryOf = (styleName: string) => async (page: Page) => {
  await chooseAction(page, styleName, 'View');
  await dialogOf(page, 'Your appointment').waitFor();
};

async function openReschedule(page: Page): Promise<void> {
  await chooseAction(page, 'Knotless braids', 'Reschedule');
  await page.getByRole('heading', { name: 'Reschedule', level: 1 }).waitFor();
  await page.getByText(/^Your time now: /).waitFor();
}

async function openNewTimes(page: Page): Promise<Locator> {
  await openReschedule(page);
  await page.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = dialogOf(page, 'Choose a new date and time');
  await dialog
    .getByRole('button', { name: /times? free$/, disabled: false })
    .last()
    .click();
  await dialog.getByRole('radio', { name: /free$/ }).last().click();
  return dialog;
}

async function openSettings(page: Page): Promise<void> {
  await openAt('/dashboard/settings', 'Settings')(page);
  await page.getByText('This device', { exact: true }).waitFor();
}

const publicPageStates: readonly PageState[] = [
  { name: 'Home', open: openAt('/', /./) },
  { name: 'About', open: openAt('/about', /./) },
  { name: 'Services', open: openAt('/services', /./) },
  {
    name: 'Services, one type',
    open: async (page) => {
      await openAt('/services', /./)(page);
      const kinds = page.getByRole('navigation', { name: 'Kinds of service' });
      await kinds.getByRole('link', { name: /^Cornrows/ }).click();
      await page.getByRole('link', { name: 'Zig-zag cornrows' }).waitFor();
    },
  },
  { name: 'Style', open: openStyle },
  { name: 'Style that is not there', open: openAt('/services/99999', 'No service selected.') },
  { name: 'Policy', open: openAt('/policy', /./) },
  {
    name: 'FAQ, one answer open',
    open: async (page) => {
      await openAt('/faq', /./)(page);
      await page.getByRole('main').locator('summary').first().click();
    },
  },
  { name: 'Forgot password', open: openAt('/forgot-password', 'Forgot password') },
  { name: 'Reset password', open: openAt('/reset-password#token=a', 'Reset password') },
  { name: 'Invalid reset link', open: openAt('/reset-password', 'Invalid reset link') },
  { name: 'Verify email', open: openAt('/verify-email#token=a', 'Verify your email') },
  { name: 'Confirm email', open: openAt('/confirm-email#token=a', 'Confirm your new email') },
  { name: 'Undo email', open: openAt('/undo-email#token=a', 'Undo the change of email') },
  { name: 'Verify email, invalid link', open: openAt('/verify-email', 'Invalid link') },
  { name: 'Verify email, signed in', who: 'maya', open: openAt('/verify-email', 'Invalid link') },
  { name: 'Confirm email, invalid link', open: openAt('/confirm-email', 'Invalid link') },
  { name: 'Undo email, invalid link', open: openAt('/undo-email', 'Invalid link') },
  { name: 'Not Found', open: openAt('/no-such-page', 'Not Found') },
  {
    name: 'Mobile menu',
    widths: [360],
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Register' }).waitFor();
    },
  },
];

const accountPages: readonly PageState[] = [
  { name: 'Login', open: (page) => openFromBar(page, 'Login') },
  { name: 'Register', open: (page) => openFromBar(page, 'Register') },
  {
    name: 'Register, not ready',
    open: async (page) => {
      await openFromBar(page, 'Register');
      const dialog = dialogOf(page, 'Register');
      await dialog.getByLabel('Password', { exact: true }).fill('Abc');
      await dialog.getByRole('button', { name: 'Sign Up' }).click({ force: true });
    },
  },
  {
    name: 'Members Only',
    open: async (page) => {
      await openSlots(page);
      await pickFirstFreeSlot(page);
      await dialogOf(page, 'Members Only').waitFor();
    },
  },
];

const bookingPageStates: readonly PageState[] = [
  { name: 'Picker', open: openSlots },
  {
    name: 'Picker, a time chosen',
    open: async (page) => {
      await openSlots(page);
      const dialog = dialogOf(page, 'Choose a date and a time');
      await dialog
        .getByRole('button', { name: /times? free$/, disabled: false })
        .first()
        .click();
      await dialog.getByRole('radio', { name: /free$/ }).first().click();
    },
  },
  { name: 'Booking form', who: 'maya', open: openBookingForm },
  {
    name: 'Booking form, not ready',
    who: 'maya',
    open: async (page) => {
      await openBookingForm(page);
      // Playwright waits for aria-disabled controls; a parent does not.
      await dialogOf(page, 'Your booking').getByRole('button', { name: 'Book Now' }).click({ force: true });
    },
  },
  {
    name: 'Confirmation',
    who: 'ruth',
    open: async (page) => {
      await openBookingForm(page);
      await fillChildByMouse(page, { name: 'Zoe', dateOfBirth: '2020-10-19', phone: '613-555-0152' });
      await dialogOf(page, 'Your booking').getByRole('button', { name: 'Book Now' }).click();
      await dialogOf(page, 'One step left: the deposit').waitFor();
    },
  },
];

const memberPageStates: readonly PageState[] = [
  { name: 'My Appointments', who: 'maya', open: openAppointments },
  { name: 'My Appointments, one lapsed', who: 'sofia', open: openAppointments },
  {
    name: 'Actions of an appointment',
    who: 'maya',
    open: async (page) => {
      await openAppointments(page);
      await page.getByRole('button', { name: /^Actions for Knotless braids/ }).click();
    },
  },
  {
    name: 'User menu',
    who: 'maya',
    isReopened: true,
    open: async (page) => {
      await page.goto('/');
      await openMenu(page);
      await page.getByRole('button', { name: /maya@example.com/ }).click();
      await page.getByRole('menuitem', { name: 'Dashboard' }).waitFor();
    },
  },
  { name: 'Summary, deposit to pay', who: 'maya', open: summaryOf('Knotless braids') },
  { name: 'Summary, balance to pay', who: 'maya', open: summaryOf('Cornrows with beads') },
  { name: 'Summary, all paid', who: 'maya', open: summaryOf('Straight-back cornrows') },
  { name: 'Summary, cancelled', who: 'jonah', open: summaryOf('Passion twists') },
  {
    name: 'Cancel an appointment',
    who: 'maya',
    open: async (page) => {
      await chooseAction(page, 'Knotless braids', 'Cancel');
      await page.getByRole('button', { name: 'Cancel appointment' }).waitFor();
    },
  },
  { name: 'Reschedule', who: 'maya', open: openReschedule },
  { name: 'Reschedule, the picker', who: 'maya', open: openNewTimes },
  {
    name: 'Reschedule, the confirmation',
    who: 'maya',
    open: async (page) => {
      const dialog = await openNewTimes(page);
      await dialog.getByRole('button', { name: 'Next', exact: true }).click();
      await dialogOf(page, 'Confirm the new time').waitFor();
    },
  },
  { name: 'Settings', who: 'maya', open: openSettings },
  {
    name: 'Settings, password and email in change',
    who: 'maya',
    open: async (page) => {
      await openSettings(page);
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await page.getByRole('button', { name: 'Change email' }).click();
      await page.getByRole('textbox', { name: 'New email' }).waitFor();
    },
  },
  {
    name: 'Settings, calendar address',
    who: 'jonah',
    open: async (page) => {
      await openSettings(page);
      const create = page.getByRole('button', { name: 'Make a calendar address' });
      const renew = page.getByRole('button', { name: 'Make a new address' });
      await create.or(renew).click();
      await page.getByLabel('Your password').fill(owner.password);
      await page.getByRole('button', { name: 'Make the address' }).click();
      await page.getByText('Copy it now: it is shown only once.').waitFor();
    },
  },
  {
    name: 'Settings, deleting the account',
    who: 'maya',
    open: async (page) => {
      await openSettings(page);
      await page.getByRole('button', { name: 'Delete account' }).click();
      await dialogOf(page, 'Delete your account?')
        .getByText(/to come/)
        .waitFor();
    },
  },
  {
    name: 'Profile',
    who: 'maya',
    open: async (page) => {
      await openAt('/dashboard/profile', 'Profile')(page);
      await page.getByRole('heading', { name: 'Your girls' }).waitFor();
    },
  },
  {
    name: 'Profile, adding a child',
    who: 'maya',
    open: async (page) => {
      await openAt('/dashboard/profile', 'Profile')(page);
      await page.getByRole('button', { name: /^Add (a|your first) child$/ }).click();
      await dialogOf(page, 'Add a child').getByRole('radio', { name: 'Coily' }).waitFor();
    },
  },
];

export const parentPageStates: readonly PageState[] = [
  ...publicPageStates,
  ...accountPages,
  ...bookingPageStates,
  ...memberPageStates,
];
