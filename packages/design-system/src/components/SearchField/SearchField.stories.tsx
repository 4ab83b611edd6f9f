import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fieldControls } from '../../workshop/fieldControls.ts';
import { withControlledValue } from '../../workshop/withControlledValue.tsx';
import { testers } from '../../workshop/testers.ts';
import { en } from '../../words/en.ts';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { SearchField } from './SearchField.tsx';

const Controlled = withControlledValue(SearchField);

const styles = { label: 'Search styles', ...en.searchField, onChange: fn() } as const;

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  argTypes: fieldControls,
  args: { ...styles, value: '', hint: 'By style or service', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const search = testers.searchFieldTester(canvasElement, styles);
    const field = search.field();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(search.clearButton()).toBeNull();
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
      await expect(search.clearButton()).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    });
    await step('as by mouse', async () => {
      await search.type('twists');
      await search.clear();
      await expect(search.value()).toBe('');
    });
  },
};

export const Disabled: Story = {
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
  tags: ['ci'],
  render: () => (
    <VariantMatrix>
      <Cell name="empty">
        <Controlled {...styles} value="" hint="By style or service" />
      </Cell>
      <Cell name="filled">
        <Controlled {...styles} value="Bantu knots" />
      </Cell>
      <Cell name="hover" as="hover">
        <Controlled {...styles} value="Bantu" />
      </Cell>
      <Cell name="focus" as="focus-visible">
        <Controlled {...styles} value="Bantu" />
      </Cell>
      <Cell name="named only for the ear">
        <SearchField ariaLabel="Search styles" {...en.searchField} value="" onChange={fn()} />
      </Cell>
      <Cell name="locked, with its reason">
        <Controlled {...styles} value="" disabledReason="Not in use on this sample page." />
      </Cell>
      <Cell name="long words, narrow" width={170}>
        <Controlled {...styles} label="Rechercher parmi les coiffures" value="anticonstitutionnellement" />
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Controlled {...styles} value="Bantu" />
      </Cell>
    </VariantMatrix>
  ),
};
