import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { fieldControls } from '../../workshop/fieldControls.ts';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { en } from '../../words/en.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

const words = { label: 'Password', ...en.passwordField } as const;

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  argTypes: fieldControls,
  args: { ...words, autoComplete: 'current-password', onChange: fn() },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Saturday');
    await userEvent.tab();
    await step('shows it by Enter', async () => {
      await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveAttribute('type', 'text');
      await expect(field).toHaveValue('Saturday');
    });
    await step('hides it by Space', async () => {
      await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(field).toHaveAttribute('type', 'password');
    });
  },
};

function WithRules({
  typed = '',
  ...props
}: Pick<PasswordFieldProps, 'error' | 'disabledReason'> & { typed?: string }) {
  const [password, setPassword] = useState(typed);
  const items = [
    { id: 'length', text: '8 characters or more', isMet: password.length >= 8 },
    { id: 'upper', text: 'An uppercase letter', isMet: /[A-Z]/.test(password) },
    { id: 'lower', text: 'A lowercase letter', isMet: /[a-z]/.test(password) },
    { id: 'digit', text: 'A number', isMet: /\d/.test(password) },
    { id: 'special', text: 'A special character', isMet: /[^A-Za-z0-9]/.test(password) },
  ];
  return (
    <PasswordField
      {...words}
      {...props}
      autoComplete="new-password"
      value={password}
      onChange={(event) => setPassword(event.target.value)}
      rules={{ items, ...en.passwordRules }}
    />
  );
}

export const NewPassword: Story = {
  render: () => <WithRules />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Saturday');
    await expect(canvas.getAllByText('Met:')).toHaveLength(3);
    await expect(canvas.getAllByText('Not yet:')).toHaveLength(2);
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getAllByText('Met:')).toHaveLength(2);
  },
};

export const Disabled: Story = {
  args: { disabledReason: 'You are being logged in.' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const field = (
  <PasswordField {...words} autoComplete="current-password" defaultValue="Saturday" onChange={fn()} />
);

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={260}>
      <Cell name="empty">
        <PasswordField {...words} autoComplete="current-password" />
      </Cell>
      <Cell name="filled">{field}</Cell>
      <Cell name="hover" as="hover">
        {field}
      </Cell>
      <Cell name="focus" as="focus-visible">
        {field}
      </Cell>
      <Cell name="invalid">
        <PasswordField {...words} autoComplete="current-password" error="Please enter your password" />
      </Cell>
      <Cell name="locked, with its reason">
        <PasswordField
          {...words}
          autoComplete="current-password"
          value="Saturday"
          disabledReason="You are being logged in."
        />
      </Cell>
      <Cell name="new, no rule met">
        <WithRules />
      </Cell>
      <Cell name="new, three rules met">
        <WithRules typed="Saturday" />
      </Cell>
      <Cell name="new, invalid">
        <WithRules typed="plait" error="Password must contain at least 8 characters" />
      </Cell>
      <Cell name="long words, narrow" width={160}>
        <PasswordField
          {...words}
          label="Nouveau mot de passe de l’administratrice"
          autoComplete="current-password"
          defaultValue="a-very-long-password-indeed"
        />
      </Cell>
    </VariantMatrix>
  ),
};
