import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StylePage } from './StylePage.tsx';

const meta = {
  title: 'Patterns/Phone and desk',
  component: StylePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StylePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // The other one is not there, for eye and ear.
    await expect(canvas.getAllByRole('link', { name: 'Book Now' })).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Desk: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Book Now' })).toHaveLength(1);
  },
};
