import { render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { openDialog, DialogWithOpener, getOpener } from './Dialog.opened.fixture.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

describe('the focus after a dialog', () => {
  /** A list of which each row can be removed after a question. */
  function Rows({ isLate = false, ...props }: Pick<DialogProps, 'returnFocus'> & { isLate?: boolean }) {
    const [rows, setRows] = useState(['Ada', 'Bea']);
    const [asked, setAsked] = useState<string>();
    const remove = () => setRows(rows.filter((row) => row !== asked));
    return (
      <main>
        <h1>Children</h1>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <Button>Edit {row}</Button>
              <Button onClick={() => setAsked(row)}>Remove {row}</Button>
            </li>
          ))}
        </ul>
        <a href="#add" id="add">
          Add
        </a>
        <Dialog
          title="Remove her?"
          closeLabel="Close"
          isOpen={asked !== undefined}
          onClose={() => setAsked(undefined)}
          {...props}
        >
          <Button
            onClick={() => {
              setAsked(undefined);
              if (isLate) setTimeout(remove, 20);
              else remove();
            }}
          >
            Remove
          </Button>
        </Dialog>
      </main>
    );
  }
  const remove = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => screen.queryByRole('button', { name: `Remove ${name}` })).toBeNull();
  };

  it.each([
    ['at once', 'Ada', 'Bea', false],
    ['at once', 'Bea', 'Ada', false],
    ['a moment later', 'Ada', 'Bea', true],
    ['a moment later', 'Bea', 'Ada', true],
  ])('whose row is removed %s goes from %s to the same button of %s', async (_when, name, other, isLate) => {
    render(<Rows isLate={isLate} />);
    await remove(name);
    expect(screen.getByRole('button', { name: `Remove ${other}` })).toHaveFocus();
  });

  it.each([
    ['at once', false],
    ['a moment later', true],
  ])('whose list is removed %s goes to the heading, which is no stop afterwards', async (_when, isLate) => {
    render(<Rows isLate={isLate} />);
    await remove('Ada');
    await remove('Bea');
    const heading = screen.getByRole('heading', { name: 'Children' });
    expect(heading).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Add' })).toHaveFocus();
    expect(heading).not.toHaveAttribute('tabindex');
  });

  it('stays where the user moved it before the row was removed', async () => {
    render(<Rows isLate />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Ada' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    screen.getByRole('link', { name: 'Add' }).focus();
    await expect.poll(() => screen.queryByRole('button', { name: 'Remove Ada' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Add' })).toHaveFocus();
  });

  it('goes to the element that returnFocus finds', async () => {
    render(<Rows returnFocus={() => document.getElementById('add')} />);
    await remove('Ada');
    expect(screen.getByRole('link', { name: 'Add' })).toHaveFocus();
  });

  it('goes to the element of a ref', async () => {
    const after = { current: null as HTMLButtonElement | null };
    render(
      <>
        <DialogWithOpener returnFocus={after} />
        <Button ref={after}>Elsewhere</Button>
      </>,
    );
    await openDialog();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('returns to the opener where returnFocus finds nothing', async () => {
    render(<DialogWithOpener returnFocus={() => null} />);
    await openDialog();
    await userEvent.keyboard('{Escape}');
    expect(getOpener()).toHaveFocus();
  });

  /** A dialog, and a question over it whose answer closes both. */
  function Two({ isQuestionFirst }: { isQuestionFirst: boolean }) {
    const [isOpen, setOpen] = useState(false);
    const [isAsked, setAsked] = useState(false);
    const question = (
      <Dialog
        key="question"
        title="Leave?"
        closeLabel="Stay"
        isOpen={isAsked}
        onClose={() => setAsked(false)}
      >
        <Button
          onClick={() => {
            setAsked(false);
            setOpen(false);
          }}
        >
          Leave
        </Button>
      </Dialog>
    );
    const form = (
      <Dialog key="form" title="Form" closeLabel="Close" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Button onClick={() => setAsked(true)}>Ask</Button>
      </Dialog>
    );
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        {isQuestionFirst ? [question, form] : [form, question]}
      </>
    );
  }

  it.each([
    [false, '', undefined],
    [true, ' and the question stands first', undefined],
    [false, ' in strict mode', StrictMode],
    [true, ' in strict mode and the question stands first', StrictMode],
  ])('returns to the opener where a question over it closes both (%s%s)', async (isFirst, _how, wrapper) => {
    render(<Two isQuestionFirst={isFirst} />, { ...(wrapper && { wrapper }) });
    await userEvent.click(getOpener());
    await userEvent.click(await screen.findByRole('button', { name: 'Ask' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(getOpener()).toHaveFocus();
  });
});
