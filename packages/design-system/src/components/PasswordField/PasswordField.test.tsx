import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { en } from '../../words/en.ts';
import { PasswordField } from './PasswordField.tsx';

const words = { label: 'Password', ...en.passwordField };

const passwordField = () => screen.getByLabelText<HTMLInputElement>('Password');

describe('a password', () => {
  it('keeps its value when it is shown and hidden, also uncontrolled', async () => {
    render(<PasswordField {...words} autoComplete="current-password" />);
    await userEvent.fill(passwordField(), 'Saturday-2026');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    await expect.element(passwordField()).toHaveAttribute('type', 'text');
    expect(passwordField()).toHaveValue('Saturday-2026');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    await expect.element(passwordField()).toHaveAttribute('type', 'password');
    expect(passwordField()).toHaveValue('Saturday-2026');
  });

  it('is not sent with the form by the button that shows it', async () => {
    const sent: string[] = [];
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push('form');
        }}
      >
        <PasswordField {...words} autoComplete="current-password" />
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    await expect.element(passwordField()).toHaveAttribute('type', 'text');
    expect(sent).toEqual([]);
  });

  it('shows during typing which of its rules are met', async () => {
    render(<WithRules />);
    expect(rules()).toEqual(['Not yet: 8 characters or more', 'Not yet: A number']);
    await userEvent.click(passwordField());
    await userEvent.keyboard('braids4');
    await expect.poll(rules).toEqual(['Not yet: 8 characters or more', 'Met: A number']);
    await userEvent.keyboard('u');
    await expect.poll(rules).toEqual(['Met: 8 characters or more', 'Met: A number']);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect.poll(rules).toEqual(['Not yet: 8 characters or more', 'Not yet: A number']);
  });

  it('has its rules as its description and announces changes', () => {
    render(<WithRules />);
    expect(passwordField()).toHaveAccessibleDescription(/8 characters or more.*A number/);
    expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'polite');
  });
});

const rules = () => screen.getAllByRole('listitem').map((item) => item.textContent);

function WithRules() {
  const [password, setPassword] = useState('');
  const items = [
    { id: 'length', text: '8 characters or more', isMet: password.length >= 8 },
    { id: 'digit', text: 'A number', isMet: /\d/.test(password) },
  ];
  return (
    <PasswordField
      {...words}
      autoComplete="new-password"
      value={password}
      onChange={(event) => setPassword(event.target.value)}
      rules={{ items, ...en.passwordRules }}
    />
  );
}
