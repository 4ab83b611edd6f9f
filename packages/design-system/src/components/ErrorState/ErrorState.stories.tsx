import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { en } from '../../words/en.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'We could not load the list.',
    text: 'Nothing is lost. Please try again in a moment.',
    retry: { label: en.errorState.retry.label, onPress: fn() },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load the list.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.retry.onPress).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { retry: { label: 'Try again', onPress: fn(), isBusy: true, busyLabel: 'Loading the list...' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.retry.onPress).not.toHaveBeenCalled();
  },
};

export const NotAnnounced: Story = {
  args: { isLive: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: (args) => (
    <VariantMatrix cellWidth={320}>
      <Cell name="rest">
        <ErrorState {...args} />
      </Cell>
      <Cell name="hover" as="hover">
        <ErrorState {...args} />
      </Cell>
      <Cell name="focus" as="focus-visible">
        <ErrorState {...args} />
      </Cell>
      <Cell name="trying">
        <ErrorState {...args} retry={{ ...args.retry, isBusy: true, busyLabel: 'Loading' }} />
      </Cell>
      <Cell name="title alone">
        <ErrorState title="Error loading services. Please try again later." retry={args.retry} />
      </Cell>
      <Cell name="long words, narrow" width={280}>
        <ErrorState
          title="Terminvereinbarungen nicht ladbar"
          retry={{ label: 'Verbindung wiederherstellen', onPress: fn() }}
        />
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <ErrorState {...args} />
      </Cell>
    </VariantMatrix>
  ),
};
