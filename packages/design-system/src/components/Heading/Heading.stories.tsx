import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { headingSizes } from '../../private/variants.ts';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Box } from '../Box/Box.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Content/Heading',
  component: Heading,
  args: { level: 2, children: 'A calm chair for busy girls' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The level is for the document outline, the size for its look; they are independent. */
export const LevelAndSize: Story = {
  args: { level: 2, size: 'lg', children: 'Your child' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your child' })).toBeVisible();
  },
};

/**
 * After a navigation a script moves the focus here, so that it is read out. No focus ring, since it is not interactive.
 */
export const FocusTarget: Story = {
  args: { level: 1, isFocusTarget: true, children: 'Services' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Services' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { children: 'Recommencer la réinitialisation du mot de passe', level: 1 },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={320}>
      {headingSizes.map((size) => (
        <Cell key={size} name={size}>
          <Heading level={2} size={size}>
            Services
          </Heading>
        </Cell>
      ))}
      <Cell name="on the hero">
        <Box background="hero" padding={4}>
          <Heading level={2} size="xl" surface="hero">
            Three strands, one happy girl.
          </Heading>
        </Box>
      </Cell>
      <Cell name="on a picture surface">
        <Box background="pictureCream" padding={4}>
          <Heading level={2} size="xl" surface="picture">
            Cornrows
          </Heading>
        </Box>
      </Cell>
      <Cell name="on the inverse surface">
        <Box background="inverse" padding={4}>
          <Heading level={2} size="xl" surface="inverse">
            Opening hours
          </Heading>
        </Box>
      </Cell>
      <Cell name="long words, narrow" width={200}>
        <Heading level={2} size="xl">
          Réinitialisation anticonstitutionnelle
        </Heading>
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Heading level={2} size="xl">
          Services
        </Heading>
      </Cell>
    </VariantMatrix>
  ),
};
