import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { NavTabs } from './NavTabs.tsx';

const uploads = {
  ariaLabel: 'Kind of upload',
  links: [
    { href: '/admin/video', label: 'Video', isCurrent: true },
    { href: '/admin/quizes', label: 'Quizes' },
  ],
} as const;

const meta = {
  title: 'Layout and navigation/NavTabs',
  component: NavTabs,
  args: uploads,
} satisfies Meta<typeof NavTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Kind of upload' })).toBeVisible();
    await userEvent.tab();
    const here = canvas.getByRole('link', { name: 'Video' });
    await expect(here).toHaveFocus();
    await expect(here).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    const other = canvas.getByRole('link', { name: 'Quizes' });
    await expect(other).toHaveFocus();
    await expect(other).not.toHaveAttribute('aria-current');
  },
};

export const NoneCurrent: Story = {
  args: { links: uploads.links.map(({ href, label }) => ({ href, label })) },
};

function named(ariaLabel: string) {
  return <NavTabs {...uploads} ariaLabel={ariaLabel} />;
}

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={280}>
      <Cell name="rest">{named('At rest')}</Cell>
      <Cell name="hover" as="hover">
        {named('Under the pointer')}
      </Cell>
      <Cell name="focus" as="focus-visible">
        {named('With the keyboard')}
      </Cell>
      <Cell name="long words, narrow" width={170}>
        <NavTabs
          ariaLabel="Narrow"
          links={[
            { href: '/admin/video', label: 'Enregistrements vidéo de démonstration', isCurrent: true },
            { href: '/admin/quizes', label: 'Quizes' },
          ]}
        />
      </Cell>
      <Cell name="right to left" isRightToLeft>
        {named('From right to left')}
      </Cell>
    </VariantMatrix>
  ),
};
