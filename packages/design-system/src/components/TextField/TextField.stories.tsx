import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fieldControls } from '../../workshop/fieldControls.ts';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  argTypes: fieldControls,
  args: { label: 'Child’s name', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { hint: 'The name we should call her.' } };

export const ByKeyboard: Story = {
  args: { hint: 'The name we should call her.' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Child’s name' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('The name we should call her.');
    await userEvent.keyboard('Ada');
    await expect(field).toHaveValue('Ada');
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('Ad');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

export const Invalid: Story = {
  args: { label: 'Email', type: 'email', defaultValue: 'maya@', error: 'Please enter a valid email address' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
  },
};

export const Disabled: Story = {
  args: {
    label: 'Service',
    value: 'Cornrows',
    disabledReason: 'A style stays with its service. To move it, add a new style there.',
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Service' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/^A style stays with its service/);
    await expect(field).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('x');
    await expect(field).toHaveValue('Cornrows');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const AriaLabel: Story = {
  render: () => <TextField ariaLabel="Answer A" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Answer A' })).toBeVisible();
  },
};

const long = 'Nom et prénom de la personne qui accompagnera l’enfant au rendez-vous';

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix>
      <Cell name="empty">
        <TextField label="Style name" />
      </Cell>
      <Cell name="filled, with a hint">
        <TextField label="Style name" defaultValue="Bantu knots" hint="As parents read it." />
      </Cell>
      <Cell name="hover" as="hover">
        <TextField label="Style name" defaultValue="Bantu knots" />
      </Cell>
      <Cell name="focus" as="focus-visible">
        <TextField label="Style name" defaultValue="Bantu kn" />
      </Cell>
      <Cell name="invalid">
        <TextField label="Style name" error="Please enter a style name." />
      </Cell>
      <Cell name="invalid, focus" as="focus-visible">
        <TextField label="Style name" error="Please enter a style name." />
      </Cell>
      <Cell name="read-only">
        <TextField label="Full name" value="Maya Demo" isReadOnly hint="From your account" />
      </Cell>
      <Cell name="locked, with its reason">
        <TextField label="Style name" value="Bantu knots" disabledReason="A disabled field says why." />
      </Cell>
      <Cell name="locked, focus" as="focus-visible">
        <TextField label="Style name" value="Bantu knots" disabledReason="A disabled field says why." />
      </Cell>
      <Cell name="named only for the ear">
        <TextField ariaLabel="Answer A" defaultValue="Two weeks" />
      </Cell>
      <Cell name="long words, narrow" width={160}>
        <TextField
          label={long}
          defaultValue="Wolfeschlegelsteinhausenbergerdorff"
          hint={long}
          error="Veuillez raccourcir le nom."
        />
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <TextField label="الاسم" defaultValue="مايا" disabledReason="من حسابك" />
      </Cell>
    </VariantMatrix>
  ),
};
