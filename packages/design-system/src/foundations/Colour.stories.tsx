import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { colorTokens } from '../tokens/colorTokens.ts';
import { ColourContrast, ColourTokens } from './ColourTokens.tsx';
import { listTokens } from './tokenList.ts';

const meta = { title: 'Foundations/Colour' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tokens: Story = {
  render: () => <ColourTokens />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(listTokens('color', colorTokens).length);
  },
};

export const Contrast: Story = { render: () => <ColourContrast /> };
