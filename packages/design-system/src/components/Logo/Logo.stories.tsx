import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { vars } from '../../tokens/vars.css.ts';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Layout and navigation/Logo',
  component: Logo,
  args: { name: 'Plaitful', href: '/', label: 'Plaitful Kids, home page' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Plaitful Kids, home page' })).toHaveFocus();
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  parameters: { controls: { disable: true } },
  render: (args) => (
    <VariantMatrix>
      <Cell name="rest">
        <Logo {...args} />
      </Cell>
      <Cell name="hover" as="hover">
        <Logo {...args} />
      </Cell>
      <Cell name="focus" as="focus-visible">
        <Logo {...args} />
      </Cell>
      <Cell name="small, with a note">
        <Logo {...args} size="sm" note="Admin" label="Plaitful Admin" />
      </Cell>
      <Cell name="the mark alone">
        <Logo {...args} isMarkOnly />
      </Cell>
      <Cell name="no link">
        <Logo name="Plaitful" />
      </Cell>
      <Cell name="on the hero">
        <div style={{ background: vars.color.background.hero, padding: 16 }}>
          <Logo {...args} surface="hero" />
        </div>
      </Cell>
      <Cell name="on the inverse surface">
        <div style={{ background: vars.color.background.inverse, padding: 16 }}>
          <Logo {...args} surface="inverse" />
        </div>
      </Cell>
      <Cell name="long words, narrow" width={160}>
        <Logo {...args} name="Haarflechtstudio" label="Haarflechtstudio, Startseite" />
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Logo {...args} />
      </Cell>
    </VariantMatrix>
  ),
};
