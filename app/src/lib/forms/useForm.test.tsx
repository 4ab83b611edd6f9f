import { TextArea } from '@plaitful/design-system/TextArea';
import { TextField } from '@plaitful/design-system/TextField';
import { render } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FieldErrors } from './form.ts';
import { useCheckbox, useTextField } from './useField.ts';
import { useForm, useFormState } from './useForm.ts';

interface Letter {
  name: string;
  text: string;
  isUrgent: boolean;
}

const nothing: Letter = { name: '', text: '', isUrgent: false };

function validate({ name, text, isUrgent }: Letter): FieldErrors<Letter> {
  return {
    ...(name.length < 2 && { name: 'Your name, please' }),
    ...(text === '' && { text: 'Write something' }),
    ...(!isUrgent && { isUrgent: 'Tick this' }),
  };
}

interface LetterFormProps {
  initial?: Letter;
  send?: (letter: Letter) => void;
  /** What the server says of the name. */
  refusal?: string;
}

/** A form with a field of each kind. */
function LetterForm({ initial = nothing, send = () => undefined, refusal = '' }: LetterFormProps) {
  const form = useForm({ initial, validate });
  const name = useTextField(form, 'name');
  const text = useTextField(form, 'text');
  const { isChecked, error, ...urgent } = useCheckbox(form, 'isUrgent');
  const [round, setRound] = useState(0);
  const isDirty = useFormState(form, (state) => state.isDirty);
  const isValid = useFormState(form, (state) => state.isValid);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(send);
      }}
    >
      <TextArea key={round} label="Text" {...text} />
      <TextField label="Name" {...name} />
      <label>
        <input type="checkbox" {...urgent} checked={isChecked} />
        Urgent
      </label>
      <p>{error}</p>
      <p>{isDirty ? 'Changed' : 'As it was'}</p>
      <p>{isValid ? 'Complete' : 'Not complete'}</p>
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.reset({ ...nothing, name: 'Ada' })}>
        Begin anew
      </button>
      <button type="button" onClick={() => form.change('name', 'Zoe')}>
        Fill in
      </button>
      <button type="button" onClick={() => form.setErrors({ name: refusal })}>
        Refuse
      </button>
      <button type="button" onClick={() => setRound(round + 1)}>
        Put the text in anew
      </button>
    </form>
  );
}

const name = page.getByRole('textbox', { name: 'Name' });
const text = page.getByRole('textbox', { name: 'Text' });
const urgent = page.getByRole('checkbox', { name: 'Urgent' });
const press = (button: string) => page.getByRole('button', { name: button }).click();
const said = (message: string) => page.getByText(message, { exact: true });

describe('a form', () => {
  it('shows no error of a field during its first input', async () => {
    render(<LetterForm />);
    await name.fill('A');
    await expect.element(said('Your name, please')).not.toBeInTheDocument();
  });

  it('shows a field’s error on blur, and removes it as soon as the value is valid', async () => {
    render(<LetterForm />);
    await name.fill('A');
    await userEvent.tab();
    await expect.element(said('Your name, please')).toBeVisible();
    await name.fill('Ada');
    await expect.element(said('Your name, please')).not.toBeInTheDocument();
    await name.fill('A');
    await expect.element(said('Your name, please')).toBeVisible();
  });

  it('shows no error of a field that was only passed by Tab', async () => {
    render(<LetterForm />);
    await name.click();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Send' })).toHaveFocus();
    await expect.element(said('Your name, please')).not.toBeInTheDocument();
    await expect.element(said('Tick this')).not.toBeInTheDocument();
  });

  it('keeps a click when an error message shifts the layout', async () => {
    render(<LetterForm />);
    await name.fill('A');
    await press('Fill in');
    await expect.element(name).toHaveValue('Zoe');
    await expect.element(said('Your name, please')).not.toBeInTheDocument();
  });

  it('is validated as a whole on submit, and focuses the first invalid field', async () => {
    const send = vi.fn<(letter: Letter) => void>();
    render(<LetterForm send={send} />);
    await press('Send');
    await expect.element(said('Your name, please')).toBeVisible();
    await expect.element(said('Write something')).toBeVisible();
    await expect.element(said('Tick this')).toBeVisible();
    await expect.element(text).toHaveFocus();
    await text.fill('Hello');
    await expect.element(said('Write something')).not.toBeInTheDocument();
    await press('Send');
    await expect.element(name).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('focuses the first invalid field in document order', async () => {
    render(<LetterForm />);
    await press('Put the text in anew');
    await press('Send');
    await expect.element(text).toHaveFocus();
  });

  it('submits its values', async () => {
    const send = vi.fn<(letter: Letter) => void>();
    render(<LetterForm send={send} />);
    await expect.element(said('Not complete')).toBeVisible();
    await text.fill('Hello');
    await name.fill('Ada');
    await urgent.click();
    await expect.element(said('Complete')).toBeVisible();
    await press('Send');
    expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', text: 'Hello', isUrgent: true });
  });

  it('submits on Enter', async () => {
    const send = vi.fn<(letter: Letter) => void>();
    render(<LetterForm initial={{ name: 'Ada', text: 'Hello', isUrgent: true }} send={send} />);
    await name.click();
    await userEvent.keyboard('{Enter}');
    expect(send).toHaveBeenCalledOnce();
  });

  it('shows the server’s error until that field is changed, not only left', async () => {
    render(
      <LetterForm initial={{ name: 'Ada', text: 'Hello', isUrgent: true }} refusal="This name is taken" />,
    );
    await press('Refuse');
    await expect.element(said('This name is taken')).toBeVisible();
    await expect.element(name).toHaveFocus();
    await text.fill('Hello again');
    await expect.element(said('This name is taken')).toBeVisible();
    await name.fill('Adaeze');
    await expect.element(said('This name is taken')).not.toBeInTheDocument();
  });

  it('isDirty compares with the initial values', async () => {
    render(<LetterForm initial={{ name: 'Ada', text: 'Hello', isUrgent: true }} />);
    await expect.element(said('As it was')).toBeVisible();
    await name.fill('Ad');
    await expect.element(said('Changed')).toBeVisible();
    await name.fill('Ada');
    await expect.element(said('As it was')).toBeVisible();
  });

  it('resets to given values without errors', async () => {
    render(<LetterForm />);
    await press('Send');
    await text.fill('Hello');
    await press('Begin anew');
    await expect.element(name).toHaveValue('Ada');
    await expect.element(text).toHaveValue('');
    await expect.element(said('Write something')).not.toBeInTheDocument();
    await expect.element(said('As it was')).toBeVisible();
  });

  it('shows a value that is set from outside', async () => {
    render(<LetterForm />);
    await press('Send');
    await press('Fill in');
    await expect.element(name).toHaveValue('Zoe');
    await expect.element(said('Your name, please')).not.toBeInTheDocument();
  });

  it('keeps the caret where one types in the midst of a word', async () => {
    render(<LetterForm initial={{ ...nothing, name: 'Aa' }} />);
    await name.click();
    await userEvent.keyboard('{Home}{ArrowRight}d{ArrowRight}!');
    await expect.element(name).toHaveValue('Ada!');
  });

  it('keeps what was typed into the server-rendered page before hydration', async () => {
    const send = vi.fn<(letter: Letter) => void>();
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(<LetterForm send={send} />);
    await name.fill('Ada');
    await text.fill('Hello');
    const root = hydrateRoot(place, <LetterForm send={send} />);
    await expect.element(said('Changed')).toBeVisible();
    await urgent.click();
    await expect.element(name).toHaveValue('Ada');
    await press('Send');
    expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', text: 'Hello', isUrgent: true });
    root.unmount();
    place.remove();
  });
});
