import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { en } from '../../words/en.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

/** A page with a button that opens a dialog. */
export function DialogWithOpener(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog title="Cancel booking" {...en.dialog} {...props} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Button>Keep it</Button>
      </Dialog>
      <Button>After it</Button>
    </>
  );
}

export const getOpener = () => screen.getByRole('button', { name: 'Open' });
export const queryDialog = () => screen.queryByRole('dialog', { name: 'Cancel booking' });

export async function openDialog(): Promise<void> {
  await userEvent.click(getOpener());
  await expect.poll(queryDialog).toBeVisible();
}
