import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Page/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Date', description: 'Saturday 12 December 2026' },
      { term: 'Time', description: '3:00 PM' },
      { term: 'Style', description: 'Two big plaits' },
      { term: 'Price', description: '$45' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {};
export const TwoColumns: Story = { args: { columns: 2 } };
export const WithActions: Story = {
  args: {
    columns: 2,
    items: [
      {
        term: 'Email',
        description: 'maximiliane.von.und.zu.hohenstein-oberwesel@example.com',
        action: <IconButton icon="copy" label="Copy the email" onClick={() => undefined} />,
      },
      { term: 'Mobile phone', description: '613-555-0154' },
      { term: 'Geburtstagsüberraschungsfrisur', description: 'Yes' },
    ],
  },
};
export const Narrow: Story = {
  args: { columns: 2 },
  render: (args) => (
    <div style={{ width: 280 }}>
      <DescriptionList {...args} />
    </div>
  ),
};
