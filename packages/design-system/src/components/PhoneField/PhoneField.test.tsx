import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PhoneField } from './PhoneField.tsx';

function Kept({ digits }: { digits: string }) {
  const [value, setValue] = useState(digits);
  return (
    <>
      <PhoneField label="Mobile phone" value={value} onChange={setValue} />
      <output aria-label="Digits kept">{value}</output>
    </>
  );
}

/** The field with the caret before its character `at`. */
function caretAt(digits: string, at: number): HTMLInputElement {
  render(<Kept digits={digits} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' });
  field.focus();
  field.setSelectionRange(at, at);
  return field;
}

const kept = () => screen.getByRole('status', { name: 'Digits kept' });

describe('a phone number', () => {
  it('keeps the caret where one mends, so that digits put in the middle stay in order', async () => {
    const field = caretAt('6135550', 2);
    await userEvent.keyboard('98');
    await expect.element(field).toHaveValue('619-835-550');
    expect(field.selectionStart).toBe(5);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect.element(field).toHaveValue('613-555-0');
    expect(field.selectionStart).toBe(2);
  });

  it('keeps the caret in place when what is typed is no digit', async () => {
    const field = caretAt('6135550199', 5);
    await userEvent.keyboard('x');
    await expect.element(field).toHaveValue('613-555-0199');
    expect(field.selectionStart).toBe(5);
  });

  it('deletes backward across a dash', async () => {
    const field = caretAt('6135550199', 4);
    await userEvent.keyboard('{Backspace}');
    await expect.element(field).toHaveValue('615-550-199');
    expect(field.selectionStart).toBe(2);
  });

  it('deletes forward across a dash', async () => {
    const field = caretAt('6135550199', 3);
    await userEvent.keyboard('{Delete}');
    await expect.element(field).toHaveValue('613-550-199');
    expect(field.selectionStart).toBe(3);
  });

  it('can be emptied by the key that deletes backward', async () => {
    const field = caretAt('61355501', 10);
    await userEvent.keyboard('{Backspace>8/}');
    await expect.element(field).toHaveValue('');
    expect(kept()).toBeEmptyDOMElement();
  });

  it('takes a number pasted with its country code and brackets', async () => {
    render(
      <>
        <input aria-label="Elsewhere" defaultValue="+1 (613) 555-0199" />
        <Kept digits="" />
      </>,
    );
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Elsewhere' }).select();
    await userEvent.copy();
    const field = screen.getByRole('textbox', { name: 'Mobile phone' });
    field.focus();
    await userEvent.paste();
    await expect.element(field).toHaveValue('613-555-0199');
    expect(kept()).toMatchTextContent('6135550199');
  });
});
