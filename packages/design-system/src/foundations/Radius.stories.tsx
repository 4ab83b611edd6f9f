import type { Meta, StoryObj } from '@storybook/react-vite';
import { scaleTokens } from '../tokens/scaleTokens.ts';
import { cssVariable, Sample, TokenEntries } from './TokenEntry.tsx';
import { listTokens } from './tokenList.ts';

const meta = {
  title: 'Foundations/Shape',
  tags: ['also:border radius', 'also:corners', 'also:rounded'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Radius: Story = {
  render: () => (
    <TokenEntries
      tokens={listTokens('radius', scaleTokens.radius)}
      sample={(token) => <Sample look="shape" style={{ borderRadius: cssVariable(token) }} />}
    />
  ),
};
