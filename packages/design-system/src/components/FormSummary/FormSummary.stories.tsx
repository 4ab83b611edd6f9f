import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormSummary } from './FormSummary.tsx';

const meta = {
  title: 'Forms/FormSummary',
  component: FormSummary,
  args: {
    title: 'Please look at two fields',
    items: [
      { fieldId: 'childName', text: 'Please enter your child’s name' },
      { fieldId: 'mobilePhone', text: 'Please enter a valid phone number' },
    ],
  },
  render: (args) => (
    <Stack>
      <FormSummary {...args} />
      <TextField id="childName" label="Child’s name" />
      <TextField id="mobilePhone" label="Mobile phone" />
    </Stack>
  ),
} satisfies Meta<typeof FormSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Mobile phone' })).toHaveFocus();
  },
};

export const StillNeeded: Story = {
  args: {
    title: 'Still needed',
    variant: 'inline',
    items: [
      { fieldId: 'childName', text: 'Child’s name' },
      { fieldId: 'mobilePhone', text: 'Mobile phone' },
    ],
  },
};
