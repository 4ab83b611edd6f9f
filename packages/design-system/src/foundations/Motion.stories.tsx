import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { scaleTokens } from '../tokens/scaleTokens.ts';
import { vars } from '../tokens/vars.css.ts';
import { cssVariable, TokenEntries } from './TokenEntry.tsx';
import { listTokens } from './tokenList.ts';
import * as css from './foundations.css.ts';

const tokens = listTokens('motion', scaleTokens.motion);

/** Each duration as the movement of a bead; easing curves are shown four times slower, so that they can be seen. */
function MotionTokens() {
  const [isAway, setIsAway] = useState(false);
  return (
    <Stack gap={6}>
      <div>
        <Button onClick={() => setIsAway(!isAway)} isPressed={isAway}>
          Play
        </Button>
      </div>
      <TokenEntries
        tokens={tokens}
        sample={(token) => (
          <div className={css.track} aria-hidden="true">
            <div
              className={isAway ? `${css.bead} ${css.beadMoved}` : css.bead}
              style={{
                transitionProperty: 'transform, opacity',
                transitionDuration:
                  token.name === 'ease' ? `calc(4 * ${vars.motion.enter})` : cssVariable(token),
                transitionTimingFunction: vars.motion.ease,
              }}
            />
          </div>
        )}
      />
    </Stack>
  );
}

const meta = {
  title: 'Foundations/Motion',
  tags: ['also:animation', 'also:transition', 'also:easing'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Durations: Story = {
  render: () => <MotionTokens />,
  play: async ({ canvas }) => {
    const play = canvas.getByRole('button', { name: 'Play' });
    await userEvent.click(play);
    await expect(play).toHaveAttribute('aria-pressed', 'true');
  },
};
