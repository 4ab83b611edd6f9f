import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { TruncatedText } from './TruncatedText.tsx';

const review =
  'They found knots I had missed for days and took their time. I was never made to feel bad about it. She got breaks, a story and a snack, and on the way home she asked when we can go back. We have been to other places before, and nowhere else did anybody ask her what she would like.';

const meta = {
  title: 'Content/TruncatedText',
  component: TruncatedText,
  args: {
    children: review,
    lines: 3,
    more: 'Read the whole review',
    less: 'Show less',
    subject: 'by Keisha Brown',
  },
  decorators: [
    (Story, { name }) => (
      // The edge of the button stands outside, so that its words begin below the text.
      <div style={name === 'All States' ? undefined : { maxWidth: 360, paddingInline: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TruncatedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(review);
    const low = text.getBoundingClientRect().height;
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Read the whole review by Keisha Brown' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Show less by Keisha Brown');
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(low);
    await expect(text.scrollHeight).toBe(text.clientHeight);
    await userEvent.keyboard(' ');
    await expect(button).toHaveFocus();
    await expect(text.getBoundingClientRect().height).toBe(low);
  },
};

export const ShortText: Story = {
  args: { children: 'A small, calm place.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const FoundInThePage: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(review);
    // As the browser does when the user searches the page for a word in the hidden lines.
    text.scrollTop = 40;
    await waitFor(() => expect(text.scrollHeight).toBe(text.clientHeight));
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Show less by Keisha Brown');
  },
};

export const ByWidth: Story = {
  render: (args) => (
    <div data-testid="place" style={{ width: 1200 }}>
      <TruncatedText {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    canvas.getByTestId('place').style.width = '280px';
    await expect(await canvas.findByRole('button')).toBeVisible();
    canvas.getByTestId('place').style.width = '1200px';
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  parameters: { controls: { disable: true } },
  render: (args) => (
    <VariantMatrix cellWidth={280}>
      <Cells
        component={TruncatedText}
        args={args}
        states={{
          rest: {},
          hover: { as: 'hover' },
          focus: { as: 'focus-visible' },
          'nothing hidden': { children: 'A small, calm place.' },
          'one line': { lines: 1 },
          '2 lines on a phone, 5 on a desk': { lines: { phone: 2, desk: 5 } },
          'long words, narrow': {
            width: 160,
            children:
              'Donaudampfschifffahrtsgesellschaftskapitän, Donaudampfschifffahrtsgesellschaftskapitän',
          },
          'right to left': { isRightToLeft: true },
        }}
      />
    </VariantMatrix>
  ),
};
