import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MoneyField } from './MoneyField.tsx';

const price = { label: 'Service price ($)', invalidError: 'Please enter an amount.' };

function Kept({ cents }: { cents: number | null }) {
  const [value, setValue] = useState(cents);
  return (
    <>
      <MoneyField {...price} value={value} onChange={setValue} />
      <output aria-label="Cents kept">{String(value)}</output>
      <button type="button" onClick={() => setValue(2000)}>
        Use the usual price
      </button>
    </>
  );
}

/** Focuses the field with the caret at this position. */
function caretAt(cents: number | null, at: number): HTMLInputElement {
  render(<Kept cents={cents} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: price.label });
  field.focus();
  field.setSelectionRange(at, at);
  return field;
}

const kept = () => screen.getByRole('status', { name: 'Cents kept' });

describe('an amount', () => {
  it('keeps the caret while typing, without reformatting', async () => {
    const field = caretAt(8550, 1);
    await userEvent.keyboard('0');
    await expect.element(field).toHaveValue('805.50');
    expect(field.selectionStart).toBe(2);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Delete}{Delete}');
    await expect.element(field).toHaveValue('805.');
    expect(field.selectionStart).toBe(4);
    expect(kept()).toMatchTextContent('80500');
    await userEvent.tab();
    await expect.element(field).toHaveValue('805');
  });

  it('is empty, not 0, when cleared', async () => {
    const field = caretAt(8550, 5);
    await userEvent.keyboard('{Backspace>5/}');
    await expect.element(field).toHaveValue('');
    expect(kept()).toMatchTextContent('null');
  });

  it('replaces the input when the value is set from outside', async () => {
    const field = caretAt(null, 0);
    await userEvent.keyboard('about');
    expect(kept()).toMatchTextContent('NaN');
    await userEvent.click(screen.getByRole('button'));
    await expect.element(field).toHaveValue('20');
    await expect.element(field).toBeValid();
  });

  it('with a fraction of a cent is shown, with a console warning', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    render(<MoneyField {...price} value={85.5} onChange={() => undefined} />);
    expect(warn).toHaveBeenCalledWith(
      'MoneyField: `value` is 85.5, which is no whole number of cents. Write 8550 for $85.50.',
    );
  });

  it('warns about a minimum above the maximum', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    render(<MoneyField {...price} min={900} max={100} value={null} onChange={() => undefined} />);
    expect(warn).toHaveBeenCalledWith(
      'MoneyField: `min` (900) lies above `max` (100). Write the smaller one first.',
    );
  });
});
