import type { Meta, StoryObj } from '@storybook/react-vite';
import { scaleTokens } from '../tokens/scaleTokens.ts';
import { cssVariable, Sample, TokenEntries } from './TokenEntry.tsx';
import { listTokens } from './tokenList.ts';

const meta = {
  title: 'Foundations/Space',
  tags: ['also:spacing', 'also:gap', 'also:margin', 'also:padding'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  render: () => (
    <TokenEntries
      tokens={listTokens('space', scaleTokens.space)}
      sample={(token) => <Sample look="bar" style={{ width: cssVariable(token) }} />}
    />
  ),
};

export const Sizes: Story = {
  render: () => (
    <TokenEntries
      tokens={listTokens('size', scaleTokens.size)}
      sample={(token) => <Sample look="bar" style={{ width: `min(100%, ${cssVariable(token)})` }} />}
    />
  ),
};
