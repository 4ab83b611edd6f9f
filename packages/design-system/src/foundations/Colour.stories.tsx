import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ColourTokens, NarrowestPairs } from './ColourTokens.tsx';

const meta = { title: 'Foundations/Colour' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grounds: Story = {
  render: () => <ColourTokens part="grounds" />,
  play: async ({ canvasElement }) => {
    const [pairs] = canvasElement.querySelectorAll('summary');
    if (!pairs) throw new Error('Expected the first ground to stand under words');
    await userEvent.click(pairs);
    await expect(canvasElement.querySelector('table')).toBeVisible();
  },
};

export const Words: Story = { render: () => <ColourTokens part="words" /> };

export const Actions: Story = { render: () => <ColourTokens part="actions" /> };

export const States: Story = { render: () => <ColourTokens part="states" /> };

export const Ornament: Story = { render: () => <ColourTokens part="ornament" /> };

export const Narrowest: Story = { render: () => <NarrowestPairs /> };
