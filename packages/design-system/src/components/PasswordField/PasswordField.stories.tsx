import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    autoComplete: 'current-password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const field = canvas.getByLabelText('Password');
    await userEvent.keyboard('Saturday');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

function WithRules() {
  const [password, setPassword] = useState('');
  const items = [
    { id: 'length', text: '8 characters or more', isMet: password.length >= 8 },
    { id: 'upper', text: 'An uppercase letter', isMet: /[A-Z]/.test(password) },
    { id: 'lower', text: 'A lowercase letter', isMet: /[a-z]/.test(password) },
    { id: 'digit', text: 'A number', isMet: /\d/.test(password) },
    { id: 'special', text: 'A special character', isMet: /[^A-Za-z0-9]/.test(password) },
  ];
  return (
    <PasswordField
      label="Password"
      autoComplete="new-password"
      showLabel="Show password"
      hideLabel="Hide password"
      value={password}
      onChange={(event) => setPassword(event.target.value)}
      rules={{ items, metWord: 'Met:', unmetWord: 'Not yet:' }}
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
  },
};

export const Invalid: Story = { args: { error: 'Please enter your password' } };
