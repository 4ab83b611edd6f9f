import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fieldControls } from '../../workshop/fieldControls.ts';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { testers } from '../../workshop/testers.ts';
import { Select } from './Select.tsx';

const service = {
  label: 'Service',
  placeholder: 'Choose a service',
  options: [
    { value: 'cornrows', label: 'Cornrows' },
    { value: 'box-braids', label: 'Box braids' },
    { value: 'twists', label: 'Twists' },
  ],
} as const;

const meta = {
  title: 'Forms/Select',
  component: Select,
  argTypes: fieldControls,
  args: { ...service, onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const select = testers.selectTester(canvasElement, service);
    await userEvent.tab();
    await expect(select.field()).toHaveFocus();
    await expect(select.chosen()).toBe('Choose a service');
    await expect(select.options()).toEqual(['Choose a service', 'Cornrows', 'Box braids', 'Twists']);
    // Keys are handled by the browser's native list; a test can only set the value.
    await select.choose('Box braids');
    await expect(select.field()).toHaveValue('box-braids');
    await expect(select.chosen()).toBe('Box braids');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  args: { error: 'Please choose a service.', isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please choose a service.');
  },
};

export const Disabled: Story = {
  args: {
    value: 'cornrows',
    disabledReason: 'A style stays with its service. To move it, add a new style there.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Service' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Cornrows');
    await expect(field).toHaveAccessibleDescription(/^A style stays with its service/);
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix>
      <Cell name="nothing chosen">
        <Select {...service} />
      </Cell>
      <Cell name="chosen, with a hint">
        <Select {...service} defaultValue="twists" hint="Parents look for it there." />
      </Cell>
      <Cell name="hover" as="hover">
        <Select {...service} defaultValue="twists" />
      </Cell>
      <Cell name="focus" as="focus-visible">
        <Select {...service} defaultValue="twists" />
      </Cell>
      <Cell name="invalid">
        <Select {...service} error="Please choose a service." />
      </Cell>
      <Cell name="locked, with its reason">
        <Select {...service} value="cornrows" disabledReason="A style stays with its service." />
      </Cell>
      <Cell name="empty">
        <Select label="Service" placeholder="No services yet" options={[]} />
      </Cell>
      <Cell name="long words, narrow" width={170}>
        <Select
          label="Service de coiffure pour enfants"
          options={[{ value: 'x', label: 'Tresses collées anticonstitutionnellement longues' }]}
        />
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Select {...service} defaultValue="twists" />
      </Cell>
    </VariantMatrix>
  ),
};
