import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { DescriptionList, type DescriptionListItem } from './DescriptionList.tsx';

const meta = {
  title: 'Content/DescriptionList',
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

const contact: DescriptionListItem[] = [
  {
    term: 'Email',
    description: (
      <Link isStandalone href="mailto:maya@example.com">
        maya@example.com
      </Link>
    ),
    action: <IconButton icon="copy" label="Copy the email" size="md" onClick={() => undefined} />,
  },
  {
    term: 'Mobile phone',
    description: '613-555-0154',
    action: <IconButton icon="copy" label="Copy the phone" size="md" onClick={() => undefined} />,
  },
];
const long: DescriptionListItem[] = [
  { term: 'Email', description: 'maximiliane.von.und.zu.hohenstein-oberwesel@example.com' },
  { term: 'Geburtstagsüberraschungsfrisur', description: 'Yes' },
];

export const Playground: Story = {};

export const ByKeyboard: Story = {
  args: { items: contact },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'maya@example.com' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy the email' })).toHaveFocus();
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: (args) => (
    <VariantMatrix cellWidth={600}>
      <Cell name="one column">
        <DescriptionList {...args} />
      </Cell>
      <Cell name="two columns where there is room">
        <DescriptionList {...args} columns={2} />
      </Cell>
      <Cell name="with actions">
        <DescriptionList items={contact} />
      </Cell>
      <Cell name="long words">
        <DescriptionList items={long} />
      </Cell>
      <Cell name="narrow" width={280}>
        <DescriptionList {...args} columns={2} />
      </Cell>
      <Cell name="narrow, with actions" width={280}>
        <DescriptionList items={contact} />
      </Cell>
      <Cell name="narrow, long words" width={280}>
        <DescriptionList items={long} />
      </Cell>
      <Cell name="right to left" isRightToLeft width={360}>
        <DescriptionList items={contact} />
      </Cell>
    </VariantMatrix>
  ),
};
