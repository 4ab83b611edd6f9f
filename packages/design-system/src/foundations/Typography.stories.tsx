import type { Meta, StoryObj } from '@storybook/react-vite';
import { scaleTokens } from '../tokens/scaleTokens.ts';
import { vars } from '../tokens/vars.css.ts';
import { cssVariable, TokenEntries } from './TokenEntry.tsx';
import { listTokens } from './tokenList.ts';
import * as css from './foundations.css.ts';

const meta = {
  title: 'Foundations/Type',
  tags: ['also:font', 'also:typeface', 'also:text size', 'also:typography'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { heading, body } = vars.font;
const sentence = 'Three strands, one happy girl.';
const paragraph =
  'We braid children’s hair, and only children’s hair. That means gentle hands, short breaks, clear prices, and a parent who always knows when to come back.';

/** Sizes that use the heading typeface. */
const display: readonly string[] = ['xl', '2xl', '3xl', 'title', 'hero'];

export const Sizes: Story = {
  render: () => (
    <TokenEntries
      tokens={listTokens('text', scaleTokens.text)}
      sample={(token) => (
        <p
          className={css.typeSample}
          style={{
            fontSize: cssVariable(token),
            ...(display.includes(token.name)
              ? { fontFamily: heading, fontWeight: vars.weight.semibold, lineHeight: vars.leading.tight }
              : { fontFamily: body, lineHeight: vars.leading.close }),
          }}
        >
          {sentence}
        </p>
      )}
    />
  ),
};

export const Faces: Story = {
  render: () => (
    <TokenEntries
      tokens={listTokens('font', scaleTokens.font)}
      sample={(token) => (
        <p className={css.typeSample} style={{ fontFamily: cssVariable(token), fontSize: vars.text.xl }}>
          Aa Bb Cc Dd Ee 0123456789 $76.50 Déjà vu, façade, naïve, Noël, cœur
        </p>
      )}
    />
  ),
};

export const Weights: Story = {
  render: () => (
    <TokenEntries
      tokens={listTokens('weight', scaleTokens.weight)}
      sample={(token) => (
        <p className={css.typeSample} style={{ fontWeight: cssVariable(token), fontSize: vars.text.lg }}>
          {sentence}
        </p>
      )}
    />
  ),
};

export const LineHeight: Story = {
  render: () => (
    <TokenEntries
      tokens={listTokens('leading', scaleTokens.leading)}
      sample={(token) => (
        <p className={css.description} style={{ lineHeight: cssVariable(token), maxWidth: vars.measure }}>
          {paragraph}
        </p>
      )}
    />
  ),
};

export const Figures: Story = {
  render: () => (
    <div className={css.entry}>
      <p className={css.typeSample} style={{ fontSize: vars.text.xl }}>
        $111.11, 11:11 AM
        <br />
        $888.80, 10:08 PM
      </p>
      <p className={css.description}>
        Prices, dates and times are set in figures of one width everywhere, so that columns of them stand
        straight.
      </p>
    </div>
  ),
};
