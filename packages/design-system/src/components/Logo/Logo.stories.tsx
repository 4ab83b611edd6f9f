import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../tokens/vars.css.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Page/Logo',
  component: Logo,
  args: { name: 'Plaitful', href: '/', label: 'Plaitful Kids, home page' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnThePage: Story = {};
export const Small: Story = {
  args: { size: 'sm', name: 'Plaitful', note: 'Admin', label: 'Plaitful Admin' },
};
export const MarkOnly: Story = { args: { isMarkOnly: true } };
export const NoLink: Story = { render: () => <Logo name="Plaitful" /> };
export const OnTheHero: Story = {
  args: { ground: 'hero' },
  render: (args) => (
    <div style={{ background: vars.color.ground.hero, padding: 24 }}>
      <Logo {...args} />
    </div>
  ),
};
export const OnTheClosingGround: Story = {
  args: { ground: 'closing' },
  render: (args) => (
    <div style={{ background: vars.color.ground.closing, padding: 24 }}>
      <Logo {...args} />
    </div>
  ),
};
