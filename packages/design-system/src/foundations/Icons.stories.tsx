import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon, type IconName } from '../components/Icon/Icon.tsx';
import { icons } from '../components/Icon/icons.ts';
import * as css from './foundations.css.ts';

const meta = { title: 'Foundations/Icons', tags: ['also:glyph', 'also:symbols'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(icons) as IconName[];

export const Set: Story = {
  render: () => (
    <ul className={css.iconGrid}>
      {names.map((name) => (
        <li key={name} className={css.iconCell}>
          <Icon name={name} size="lg" />
          <code className={css.code}>{name}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(names.length);
  },
};
