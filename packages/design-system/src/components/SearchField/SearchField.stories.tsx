import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fieldControls } from '../../workshop/fieldControls.ts';
import { kept } from '../../workshop/kept.tsx';
import { Cell, Matrix } from '../../workshop/Matrix.tsx';
import { SearchField } from './SearchField.tsx';

const Kept = kept(SearchField);

const styles = { label: 'Search styles', clearLabel: 'Clear the search', onChange: fn() } as const;

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  argTypes: fieldControls,
  args: { ...styles, value: '', hint: 'By style or service', onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search styles' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await step('tells of every change', async () => {
      await userEvent.keyboard('puff');
      await expect(args.onChange).toHaveBeenLastCalledWith('puff');
    });
    await step('Escape empties it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('');
      await expect(args.onChange).toHaveBeenLastCalledWith('');
    });
    await step('its button empties it and hands the focus back', async () => {
      await userEvent.keyboard('locs');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Clear the search' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    });
  },
};

export const Locked: Story = {
  args: { label: 'Search uploads', hint: undefined, disabledReason: 'Not in use on this sample page.' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('x');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription(
      'Not in use on this sample page.',
    );
  },
};

export const AllStates: Story = {
  render: () => (
    <Matrix>
      <Cell name="empty">
        <Kept {...styles} value="" hint="By style or service" />
      </Cell>
      <Cell name="filled">
        <Kept {...styles} value="Bantu knots" />
      </Cell>
      <Cell name="hover" as="hover">
        <Kept {...styles} value="Bantu" />
      </Cell>
      <Cell name="focus" as="focus-visible">
        <Kept {...styles} value="Bantu" />
      </Cell>
      <Cell name="named only for the ear">
        <SearchField ariaLabel="Search styles" clearLabel="Clear the search" value="" onChange={fn()} />
      </Cell>
      <Cell name="locked, with its reason">
        <Kept {...styles} value="" disabledReason="Not in use on this sample page." />
      </Cell>
      <Cell name="long words, narrow" width={170}>
        <Kept {...styles} label="Rechercher parmi les coiffures" value="anticonstitutionnellement" />
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Kept {...styles} value="Bantu" />
      </Cell>
    </Matrix>
  ),
};
