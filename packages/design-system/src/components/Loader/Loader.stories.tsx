import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Loader } from './Loader.tsx';

const meta = {
  title: 'Feedback/Loader',
  component: Loader,
  args: { label: 'Loading the list...' },
} satisfies Meta<typeof Loader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the list...');
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  parameters: { controls: { disable: true } },
  render: (args) => (
    <VariantMatrix cellWidth={320}>
      <Cell name="weaving">
        <Loader {...args} />
      </Cell>
      <Cell name="long words, narrow" width={160}>
        <Loader label="Chargement de la liste des rendez-vous…" />
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Loader {...args} />
      </Cell>
      <Cell name="little motion">
        <div data-motion="reduced">
          <Loader {...args} />
        </div>
      </Cell>
      <Cell name="little motion, right to left" isRightToLeft>
        <div data-motion="reduced">
          <Loader {...args} />
        </div>
      </Cell>
    </VariantMatrix>
  ),
};
