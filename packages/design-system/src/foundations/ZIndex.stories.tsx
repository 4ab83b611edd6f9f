import type { Meta, StoryObj } from '@storybook/react-vite';
import { scaleTokens } from '../tokens/scaleTokens.ts';
import { cssVariable, TokenDescription } from './TokenEntry.tsx';
import { listTokens } from './tokenList.ts';
import * as css from './foundations.css.ts';

const meta = { title: 'Foundations/Layers', tags: ['also:z-index', 'also:stacking'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const layers = listTokens('layer', scaleTokens.layer);

export const ZIndexScale: Story = {
  render: () => (
    <ol className={css.layers}>
      {layers.map((token, at) => (
        <li
          key={token.name}
          className={css.layer}
          style={{
            zIndex: cssVariable(token),
            marginInlineStart: `${at * 6}%`,
            marginTop: at === 0 ? 0 : -12,
          }}
        >
          <TokenDescription token={token} />
        </li>
      ))}
    </ol>
  ),
};
