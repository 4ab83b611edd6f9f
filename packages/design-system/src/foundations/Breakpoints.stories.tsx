import type { Meta, StoryObj } from '@storybook/react-vite';
import * as css from './foundations.css.ts';

const meta = {
  title: 'Foundations/Breakpoints',
  tags: ['also:media query', 'also:responsive'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ruler's maximum, in px. */
const widest = 1440;
const share = (width: number) => `${(width / widest) * 100}%`;

export const Widths: Story = {
  render: () => (
    <ul className={css.list}>
      {css.widthRanges.map(({ name, from, to }) => (
        <li key={name} className={css.entry}>
          <div className={css.textBlock}>
            <span className={css.name}>{name}</span>
            <code className={css.code}>
              {to === undefined ? `${from} px and more` : `${from} to ${to - 1} px`}
            </code>
            <span className={css.currentWidth[name]}>As wide as now</span>
          </div>
          <div className={css.ruler} aria-hidden="true">
            <div
              className={css.rangeBar}
              style={{ marginInlineStart: share(from), width: share((to ?? widest) - from) }}
            />
          </div>
        </li>
      ))}
    </ul>
  ),
};
