import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Layout and navigation/SkipLink',
  component: SkipLink,
  args: { children: 'Skip to the content', target: 'main' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        The content
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to the content' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(link.getBoundingClientRect().height).toBeLessThanOrEqual(1);
  },
};

/** Only visible while it has the focus, in the upper corner of the page. */
export const AllStates: Story = {
  tags: ['ci'],
  args: { target: 'main-of-matrix' },
  render: (args) => (
    <VariantMatrix>
      <Cell name="without the focus: not seen">
        <div style={{ position: 'relative', height: 80 }}>
          <SkipLink {...args} />
        </div>
      </Cell>
      <Cell name="focus" as="focus-visible">
        <div className="pseudo-focus-all" style={{ position: 'relative', height: 80 }}>
          <SkipLink {...args} />
        </div>
      </Cell>
      <Cell name="focus, right to left" as="focus-visible" isRightToLeft>
        <div className="pseudo-focus-all" style={{ position: 'relative', height: 80 }}>
          <SkipLink {...args} />
        </div>
      </Cell>
      <main id="main-of-matrix" tabIndex={-1}>
        The content
      </main>
    </VariantMatrix>
  ),
};
