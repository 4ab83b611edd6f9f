import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import type { CDPSession } from 'vitest/browser';
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

  it('reports a pasted foreign number with its country code, so that it is not taken for a Canadian one', async () => {
    render(<input aria-label="Elsewhere" defaultValue="+65 9123 4567" />);
    const field = caretAt('', 0);
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Elsewhere' }).select();
    await userEvent.copy();
    field.focus();
    await userEvent.paste();
    await expect.element(field).toHaveValue('+6591234567');
    expect(kept()).toMatchTextContent('+6591234567');
  });

  it('keeps a plus sign until the country code 1 is typed behind it', async () => {
    const field = caretAt('', 0);
    await userEvent.keyboard('+');
    await expect.element(field).toHaveValue('+');
    await userEvent.keyboard('1613');
    await expect.element(field).toHaveValue('613');
    expect(kept()).toMatchTextContent('+1613');
  });

  it('turns full-width digits into ASCII digits', async () => {
    const field = caretAt('', 0);
    await cdpSession().send('Input.insertText', { text: '６１３５５５０１９９' });
    await expect.element(field).toHaveValue('613-555-0199');
    expect(kept()).toMatchTextContent('+16135550199');
  });

  it('is read from left to right in a page from right to left', async () => {
    render(
      <div dir="rtl">
        <Kept phone="+16135550199" />
      </div>,
    );
    const field = screen.getByRole('textbox', { name: 'Mobile phone' });
    expect(getComputedStyle(field).direction).toBe('ltr');
    const prefix = screen.getByText('+1');
    expect(getComputedStyle(prefix).direction).toBe('ltr');
    // The prefix is before the number, on its left.
    expect(prefix.getBoundingClientRect().right).toBeLessThan(
      field.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(field).paddingLeft),
    );
  });
});

const cdpSession = (): CDPSession => cdp();

/** Types as keyboards do that compose, such as Samsung's, Japanese and Chinese ones. */
async function compose(text: string): Promise<void> {
  for (let end = 1; end <= text.length; end += 1) {
    await cdpSession().send('Input.imeSetComposition', {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
  }
  await cdpSession().send('Input.insertText', { text });
}

describe('a phone number typed by a keyboard that composes', () => {
  it('has each digit once', async () => {
    const field = caretAt('', 0);
    await compose('6135550199');
    await expect.element(field).toHaveValue('613-555-0199');
    expect(kept()).toMatchTextContent('+16135550199');
  });

  it('is reported, but not reformatted, before the composition ends', async () => {
    const field = caretAt('+1613', 3);
    await cdpSession().send('Input.imeSetComposition', { text: '55', selectionStart: 2, selectionEnd: 2 });
    await expect.element(field).toHaveValue('61355');
    expect(kept()).toMatchTextContent('+161355');
    await cdpSession().send('Input.insertText', { text: '55' });
    await expect.element(field).toHaveValue('613-55');
    expect(field.selectionStart).toBe(6);
  });

  it('is put in the middle of another', async () => {
    const field = caretAt('+1613019', 3);
    await compose('555');
    await expect.element(field).toHaveValue('613-555-019');
    expect(field.selectionStart).toBe(7);
  });
});

describe('undo in a phone field', () => {
  const undo = '{Control>}z{/Control}';
  const redo = '{Control>}{Shift>}z{/Shift}{/Control}';
  const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' });

  /** Puts a text into the field by way of the clipboard. */
  async function paste(text: string): Promise<void> {
    const { unmount } = render(<input aria-label="Elsewhere" defaultValue={text} />);
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Elsewhere' }).select();
    await userEvent.copy();
    unmount();
    phone().focus();
    await userEvent.paste();
  }

  it('takes the digits back that were typed in one go, at once, and redo brings them back', async () => {
    const field = caretAt('', 0);
    await userEvent.keyboard('6135550199');
    await userEvent.keyboard(undo);
    await expect.element(field).toHaveValue('');
    expect(kept()).toBeEmptyDOMElement();
    await userEvent.keyboard(undo);
    await expect.element(field).toHaveValue('');
    await userEvent.keyboard(redo);
    await expect.element(field).toHaveValue('613-555-0199');
    expect(field.selectionStart).toBe(12);
    expect(kept()).toMatchTextContent('+16135550199');
    await userEvent.keyboard('{Control>}z{/Control}{Control>}y{/Control}');
    await expect.element(field).toHaveValue('613-555-0199');
  });

  it('keeps the stored number before what was typed after it', async () => {
    const field = caretAt('+1613', 3);
    await userEvent.keyboard('5550199');
    await userEvent.keyboard(undo);
    await expect.element(field).toHaveValue('613');
    expect(kept()).toMatchTextContent('+1613');
  });

  it('brings a deleted number back, then takes back what was typed', async () => {
    const field = caretAt('', 0);
    await userEvent.keyboard('6135550199');
    field.select();
    await userEvent.keyboard('{Backspace}');
    await expect.element(field).toHaveValue('');
    await userEvent.keyboard(undo);
    await expect.element(field).toHaveValue('613-555-0199');
    expect(kept()).toMatchTextContent('+16135550199');
    await userEvent.keyboard(undo);
    await expect.element(field).toHaveValue('');
  });

  it('takes digits back apart from those typed before the caret was moved', async () => {
    const field = caretAt('', 0);
    await userEvent.keyboard('613555{Home}');
    await userEvent.keyboard('29');
    await expect.element(field).toHaveValue('296-135-55');
    await userEvent.keyboard(undo);
    await expect.element(field).toHaveValue('613-555');
    expect(field.selectionStart).toBe(0);
  });

  it('takes a paste back at once, and then what was typed before', async () => {
    const field = caretAt('', 0);
    await userEvent.keyboard('613');
    await paste('555 0199');
    await expect.element(field).toHaveValue('613-555-0199');
    await userEvent.keyboard(undo);
    await expect.element(field).toHaveValue('613');
    await userEvent.keyboard(undo);
    await expect.element(field).toHaveValue('');
  });

  it('takes a pasted foreign number back, which was kept as it is', async () => {
    const field = caretAt('+16135550199', 0);
    field.select();
    await paste('+65 9123 4567');
    await expect.element(field).toHaveValue('+6591234567');
    await userEvent.keyboard(undo);
    await expect.element(field).toHaveValue('613-555-0199');
    expect(kept()).toMatchTextContent('+16135550199');
  });

  it('takes autofill back at once', async () => {
    const field = caretAt('', 0);
    await userEvent.keyboard('416');
    // As browsers fill fields in, past React's own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '+16135550199');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await expect.element(field).toHaveValue('613-555-0199');
    await userEvent.keyboard(undo);
    await expect.element(field).toHaveValue('416');
    expect(kept()).toMatchTextContent('+1416');
  });

  it('takes a composed number back at once', async () => {
    const field = caretAt('+1613', 3);
    await compose('5550199');
    await expect.element(field).toHaveValue('613-555-0199');
    await userEvent.keyboard(undo);
    await expect.element(field).toHaveValue('613');
    expect(kept()).toMatchTextContent('+1613');
  });

  it('takes full-width digits back', async () => {
    const field = caretAt('', 0);
    await cdpSession().send('Input.insertText', { text: '６１３５５５０１９９' });
    await expect.element(field).toHaveValue('613-555-0199');
    await userEvent.keyboard(undo);
    await expect.element(field).toHaveValue('');
  });

  it('by a menu does the same as by keys', async () => {
    const field = caretAt('', 0);
    await userEvent.keyboard('6135550199');
    document.execCommand('undo');
    await expect.element(field).toHaveValue('');
    expect(kept()).toBeEmptyDOMElement();
  });

  it('does not bring back what a value set by the caller has replaced', async () => {
    function Resettable() {
      const [value, setValue] = useState('');
      return (
        <>
          <PhoneField label="Mobile phone" value={value} onChange={setValue} />
          <button type="button" onClick={() => setValue('+14165550100')}>
            Use stored
          </button>
        </>
      );
    }
    render(<Resettable />);
    phone().focus();
    await userEvent.keyboard('613');
    await userEvent.click(screen.getByRole('button', { name: 'Use stored' }));
    phone().focus();
    await userEvent.keyboard(undo);
    await expect.element(phone()).toHaveValue('416-555-0100');
  });
});
