import type { Meta, StoryObj } from '@storybook/react-vite';
import { shadowTokens } from '../tokens/shadowTokens.ts';
import { cssVariable, TokenEntries } from './TokenEntry.tsx';
import { listTokens, themeLabels, themeNames } from './tokenList.ts';
import * as css from './foundations.css.ts';

const meta = { title: 'Foundations/Depth', tags: ['also:shadow', 'also:elevation'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shadows: Story = {
  render: () => (
    <TokenEntries
      tokens={listTokens('shadow', shadowTokens)}
      sample={(token) => (
        <div className={css.list}>
          {themeNames.map((theme) => (
            <div key={theme} className={css.depthBackground} data-theme={theme}>
              <div className={css.depthCard} style={{ boxShadow: cssVariable(token) }}>
                {themeLabels[theme]}
              </div>
            </div>
          ))}
        </div>
      )}
    />
  ),
};
