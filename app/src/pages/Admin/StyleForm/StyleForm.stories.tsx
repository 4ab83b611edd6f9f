import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppStory, setting } from '../../../stories/AppStory.tsx';
import { dismissToasts } from '../../../stories/dismissToasts.ts';
import { sampleOwner } from '../../../stories/sampleData.ts';
import { dayName, saturday, styleCalls } from './styleFormStory.ts';

const meta = {
  title: 'Pages/Admin style form',
  component: AppStory,
  args: { at: '/admin/update-service/1' },
  parameters: { layout: 'fullscreen' },
  beforeEach: setting({ user: sampleOwner, calls: styleCalls }),
  afterEach: dismissToasts,
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Update: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /Style name/ })).toHaveValue('Straight-back cornrows'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: dayName(saturday) }));
  },
};

export const Add: Story = { args: { at: '/admin/create-service' } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: dayName(saturday) }));
  },
};
