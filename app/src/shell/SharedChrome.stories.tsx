import { mockAnswer, mockOffline } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type AppStory, asGuest, asOwner, asParent, pageMeta } from '../storybook/AppStory.tsx';
import { openAccount } from '../storybook/flows/steps.ts';
import { declareMachineState } from '../storybook/flows/recordFlow.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Shared chrome',
  tags: ['route:/about'],
  args: { at: '/about' },
  beforeEach: asGuest(mockAnswer('listReviews', [])),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const footer = async () => within(await screen.findByRole('contentinfo'));

const addresses = (links: HTMLElement[]) =>
  Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]));

export const Footer: Story = {
  parameters: {
    ...declareMachineState('session', 'guest.browsing'),
    // The same picture as that of the page about the studio.
    chromatic: { disableSnapshot: true },
  },
  play: async () => {
    const end = await footer();
    await expect(end.getByText('12 Demo Street, Ottawa, Ontario')).toBeVisible();
    await expect(end.getByRole('link', { name: 'Email hello@plaitfulkids.example' })).toHaveAttribute(
      'href',
      'mailto:hello@plaitfulkids.example',
    );
    await expect(end.getByRole('link', { name: 'Call 613-555-0142' })).toHaveAttribute(
      'href',
      'tel:+16135550142',
    );
    await expect(
      end.getByRole('link', { name: 'Plaitful Kids on Instagram, opens another site' }),
    ).toHaveAttribute('href', 'https://instagram.example/plaitfulkids');
    await expect(
      end.getByRole('link', { name: 'Plaitful Kids on TikTok, opens another site' }),
    ).toHaveAttribute('href', 'https://tiktok.example/plaitfulkids');
    await expect(end.getByText('Friday 4 pm to 7 pm')).toBeVisible();
    await expect(end.getByText('Saturday 1 pm to 7 pm')).toBeVisible();
    await expect(end.getByText('All other days: closed')).toBeVisible();
    const year = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', year: 'numeric' }).format();
    await expect(end.getByText(`© ${year} Plaitful Kids. All rights reserved.`)).toBeVisible();
    await expect(addresses(end.getAllByRole('link'))).toMatchObject({
      Home: '/',
      'About Us': '/about',
      Services: '/services',
    });
  },
};

export const FooterOfAMember: Story = {
  parameters: declareMachineState('session', 'member'),
  globals: { viewport: { value: 'wide' } },
  beforeEach: asParent(),
  play: async () => {
    const end = await footer();
    await expect(end.getByRole('link', { name: 'Appointments' })).toHaveAttribute(
      'href',
      '/dashboard/bookings',
    );
  },
};

export const FooterOfAMemberOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: asParent(),
  play: async () => {
    const end = await footer();
    await waitFor(() => expect(end.queryByRole('link', { name: 'Appointments' })).toBeNull());
    await expect(end.getByRole('link', { name: 'About Us' })).toBeVisible();
  },
};

/** Scrolls to the end of the page and presses a link of the footer. */
async function pressAtTheEnd(name: string) {
  const link = (await footer()).getByRole('link', { name });
  link.scrollIntoView();
  await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
  await userEvent.click(link);
  await waitFor(() => expect(window.scrollY).toBe(0));
}

export const FooterLinkToThisPage: Story = {
  play: async () => {
    const heading = await screen.findByRole('heading', { level: 1, name: 'About Us' });
    await pressAtTheEnd('About Us');
    // The very same page: nothing was loaded anew.
    await expect(heading).toBeInTheDocument();
  },
};

export const FooterLogo: Story = {
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'About Us' });
    await pressAtTheEnd('Plaitful Kids, back to the top of the home page');
    await expect(await screen.findByRole('heading', { level: 1, name: /Three strands/ })).toBeInTheDocument();
    await expect(window.scrollY).toBe(0);
  },
};

async function userMenu() {
  await userEvent.click(await screen.findByRole('button', { name: /^Your account, / }));
  return addresses(await screen.findAllByRole('menuitem'));
}

export const UserMenu: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: asParent(),
  play: async () => {
    await expect(await userMenu()).toEqual({ Dashboard: '/dashboard', 'Log Out': null });
  },
};

export const UserMenuOfTheOwner: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: asOwner(),
  play: async () => {
    await expect(await userMenu()).toEqual({
      Dashboard: '/dashboard',
      'Admin Management': '/admin',
      'Log Out': null,
    });
  },
};

const panelLinks = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
  return addresses(await screen.findAllByRole('link'));
};

/** Two presses from Home. */
export const PhoneMenuOfAParentHasMyAppointments: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: asParent(),
  play: async () => {
    await expect(await panelLinks()).toMatchObject({ 'My Appointments': '/dashboard/bookings' });
  },
};

export const PhoneMenuOfTheOwnerHasToday: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: asOwner(),
  play: async () => {
    await expect(await panelLinks()).toMatchObject({ Today: '/admin/bookings' });
  },
};

export const LogOut: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: declareMachineState('session', 'guest.browsing', 'loggingOut'),
  beforeEach: asParent(mockAnswer('logout', { done: true })),
  play: async () => {
    await userMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log Out' }));
    await expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  },
};

/** Whether a press on a link would have the browser load its page; it is kept from doing so here. */
async function loadsAnew(link: HTMLElement): Promise<boolean> {
  let isLeft = false;
  const hold = (event: MouseEvent) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', hold);
  await userEvent.click(link);
  window.removeEventListener('click', hold);
  return isLeft;
}

export const ForgotPasswordLoadsAnew: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async () => {
    const login = await openAccount('Login');
    const link = login.getByRole('link', { name: 'Forgot password?' });
    await expect(link).toHaveAttribute('href', '/forgot-password');
    await expect(await loadsAnew(link)).toBe(true);
  },
};

/** Login has no rules of its own: whatever was typed is sent. */
export const LoginSendsWhatIsTyped: Story = {
  globals: { viewport: { value: 'wide' } },
  beforeEach: asGuest(mockOffline('login')),
  play: async () => {
    const login = await openAccount('Login');
    await userEvent.type(login.getByLabelText('Email'), 'maya');
    await userEvent.type(login.getByLabelText('Password'), 'x');
    await userEvent.click(login.getByRole('button', { name: 'Login' }));
    await expect(await login.findByRole('alert')).toBeVisible();
    await expect(login.getByLabelText('Email')).not.toHaveAttribute('aria-invalid', 'true');
  },
};
