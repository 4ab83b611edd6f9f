import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { iconSizes, iconTones } from '../../private/variants.ts';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { mirroredInRtl } from './icons.ts';

const meta = {
  title: 'Content/Icon',
  component: Icon,
  args: { name: 'calendar' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Hidden from assistive technology: text beside it says the same. */
export const BesideText: Story = {
  render: (args) => (
    <Inline gap={2}>
      <Icon {...args} />
      <Text>Sat 12 Dec 2026, 3:00 PM</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('graphics-document')).toBeNull();
  },
};

/** Icons that follow the reading direction are mirrored; a clock and a check mark are not. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Inline gap={4}>
      {([...mirroredInRtl, 'clock', 'check'] as IconName[]).map((name) => (
        <span key={name} data-name={name}>
          <Icon name={name} size="lg" />
        </span>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const transformOf = (name: string) => {
      const icon = canvasElement.querySelector(`[data-name="${name}"] > svg`);
      return icon && getComputedStyle(icon).transform;
    };
    await expect(transformOf('arrowRight')).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    await expect(transformOf('clock')).toBe('none');
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={120}>
      {iconSizes.map((size) => (
        <Cell key={size} name={size}>
          <Icon name="calendar" size={size} />
        </Cell>
      ))}
      {iconTones.map((tone) => (
        <Cell key={tone} name={tone}>
          <Icon name="clock" tone={tone} />
        </Cell>
      ))}
      <Cell name="left to right">
        <Icon name="arrowRight" />
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Icon name="arrowRight" />
      </Cell>
    </VariantMatrix>
  ),
};
