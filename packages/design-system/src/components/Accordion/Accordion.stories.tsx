import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Page/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        key: 'bring',
        heading: 'What should we bring?',
        content: <p>Clean, dry and detangled hair.</p>,
        isOpen: true,
      },
      {
        key: 'stay',
        heading: 'Can I stay with her?',
        content: <p>Yes, there is a chair for you beside hers.</p>,
      },
      {
        key: 'long',
        heading: 'What if we are late, or have to move the appointment to another day or another time?',
        content: <p>Tell us as soon as you know. There are 15 minutes of grace.</p>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('What should we bring?');
    await userEvent.click(canvas.getByText('Can I stay with her?'));
    await expect(canvas.getByText(/there is a chair/)).toBeVisible();
    await expect(canvas.getByText(/detangled hair/)).not.toBeVisible();
  },
};
