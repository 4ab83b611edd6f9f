import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PhoneField } from './PhoneField.tsx';

function Kept({ phone }: { phone: string }) {
  const [value, setValue] = useState(phone);
  return (
    <>
      <PhoneField label="Mobile phone" value={value} onChange={setValue} />
      <output aria-label="Number kept">{value}</output>
    </>
  );
}

/** Focuses the field with the caret at this position. */
function caretAt(phone: string, at: number): HTMLInputElement {
  render(<Kept phone={phone} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' });
  field.focus();
  field.setSelectionRange(at, at);
  return field;
}

const kept = () => screen.getByRole('status', { name: 'Number kept' });

describe('a phone number', () => {
  it('keeps the caret when digits are inserted in the middle, so that they stay in order', async () => {
    const field = caretAt('+16135550', 2);
    await userEvent.keyboard('98');
    await expect.element(field).toHaveValue('619-835-550');
    expect(field.selectionStart).toBe(5);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect.element(field).toHaveValue('613-555-0');
    expect(field.selectionStart).toBe(2);
  });

  it('keeps the caret when other characters are typed', async () => {
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
        <Kept phone="" />
      </>,
    );
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Elsewhere' }).select();
    await userEvent.copy();
    const field = screen.getByRole('textbox', { name: 'Mobile phone' });
    field.focus();
    await userEvent.paste();
    await expect.element(field).toHaveValue('613-555-0199');
    expect(kept()).toMatchTextContent('+16135550199');
  });

  it('replaces the selection with pasted text, and puts the caret behind it', async () => {
    render(<input aria-label="Elsewhere" defaultValue="987" />);
    const field = caretAt('+16135550199', 0);
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Elsewhere' }).select();
    await userEvent.copy();
    field.focus();
    field.setSelectionRange(4, 7);
    await userEvent.paste();
    await expect.element(field).toHaveValue('613-987-0199');
    expect(field.selectionStart).toBe(7);
    expect(kept()).toMatchTextContent('+16139870199');
  });

  it('deletes a selection across a dash and keeps the caret there', async () => {
    const field = caretAt('+16135550199', 0);
    field.setSelectionRange(2, 5);
    await userEvent.keyboard('{Delete}');
    await expect.element(field).toHaveValue('615-501-99');
    expect(field.selectionStart).toBe(2);
  });

  it('accepts a stored number without its country code', async () => {
    const field = caretAt('6135550199', 12);
    await expect.element(field).toHaveValue('613-555-0199');
    await userEvent.keyboard('{Backspace}8');
    expect(kept()).toMatchTextContent('+16135550198');
  });
});
