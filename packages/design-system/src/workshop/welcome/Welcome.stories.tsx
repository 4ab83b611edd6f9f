import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Welcome as WelcomePage } from './Welcome.tsx';

const meta = {
  title: 'Welcome',
  component: WelcomePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WelcomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the components' })).toHaveAttribute(
      'href',
      './?path=/docs/actions-button--docs',
    );
    const places = within(canvas.getByRole('region', { name: 'Every screen, every flow' }));
    await expect(places.getByRole('link', { name: 'Admin bookings' })).toHaveAttribute(
      'href',
      './?path=/story/pages-admin-bookings--rows&tags=screens',
    );
    // The plait does not widen the page.
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
