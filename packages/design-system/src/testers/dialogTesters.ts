import type { ConfirmDialogProps } from '../components/ConfirmDialog/ConfirmDialog.tsx';
import { assert, type Name, type TestTools } from './testTools.ts';

export interface DialogTesterProps {
  title: Name;
  closeLabel?: Name | undefined;
}

/** @param role of the dialog; a ConfirmDialog is an alert dialog */
function modalTester(
  { userEvent, within, waitFor }: TestTools,
  root: HTMLElement,
  { title, closeLabel, role }: DialogTesterProps & { role: 'dialog' | 'alertdialog' },
) {
  const query = () => within(root).queryByRole(role, { name: title });
  const button = (name: Name) =>
    within(within(root).getByRole(role, { name: title })).getByRole('button', { name });
  const whenClosed = () => waitFor(() => assert(query() === null, `the dialog "${title}" stays open`));
  return {
    isOpen: () => query() !== null,
    /** Waits until it is open, and for the end of its animation. */
    async find(): Promise<HTMLElement> {
      const dialog = await within(root).findByRole(role, { name: title });
      // jsdom has no animations.
      const animations = 'getAnimations' in dialog ? dialog.getAnimations() : [];
      await Promise.allSettled(animations.map(({ finished }) => finished));
      return dialog;
    },
    /** The button that closes it, as a cross. */
    closeButton: () => button(closeLabel ?? 'Close'),
    /** Presses that button, and waits until it is closed. */
    async close(): Promise<void> {
      await userEvent.click(button(closeLabel ?? 'Close'));
      await whenClosed();
    },
    /** Waits until it is closed, for example after an action in it. */
    whenClosed,
    /** A button in it. */
    button,
  };
}

export const dialogTester = (tools: TestTools, root: HTMLElement, props: DialogTesterProps) =>
  modalTester(tools, root, { ...props, role: 'dialog' });

type ConfirmDialogTesterProps = DialogTesterProps & {
  /** The labels of the buttons that the test uses. */
  words: Partial<ConfirmDialogProps['words']>;
};

export function confirmDialogTester(tools: TestTools, root: HTMLElement, props: ConfirmDialogTesterProps) {
  const modal = modalTester(tools, root, { ...props, role: 'alertdialog' });
  function button(which: keyof ConfirmDialogProps['words']): HTMLElement {
    const name = props.words[which];
    assert(name !== undefined, `the tester has not been given the label "${which}"`);
    return modal.button(name);
  }
  const answer = (which: 'keep' | 'confirm') => async () => {
    await modal.find();
    await tools.userEvent.click(button(which));
  };
  return {
    ...modal,
    /** The safe answer, which has the focus. */
    keepButton: () => button('keep'),
    confirmButton: () => button('confirm'),
    /** The button of the action while it is in progress. */
    busyButton: () => button('confirming'),
    /** Waits until the question is asked, and presses the button that keeps everything. */
    keep: answer('keep'),
    /** Waits until the question is asked, and presses the button of the action. */
    confirm: answer('confirm'),
  };
}

export interface ToastTesterProps {
  /** The label of the close button of each toast. */
  closeLabel: string;
}

/** For the toasts of a ToastRegion; `root` is the body, or an open dialog. */
export function toastTester(
  { userEvent, within, waitFor }: TestTools,
  root: HTMLElement,
  { closeLabel }: ToastTesterProps,
) {
  const closeButtons = (element: HTMLElement) =>
    within(element).queryAllByRole('button', { name: closeLabel });

  /** The toast around a text: the nearest element with a close button. */
  function around(text: HTMLElement): HTMLElement {
    let element: HTMLElement | null = text;
    while (element && closeButtons(element).length === 0) element = element.parentElement;
    assert(element !== null, `"${text.textContent}" is no toast`);
    return element;
  }
  /** Waits for the toast with this text. */
  const find = async (text: Name) => around(await within(root).findByText(text));
  async function press(text: Name, name: string): Promise<void> {
    const toast = await find(text);
    await userEvent.click(within(toast).getByRole('button', { name }));
    await waitFor(() => assert(!toast.isConnected, `the toast "${text}" stays`));
  }
  return {
    find,
    /** The close button of a toast. */
    closeButton: (toast: HTMLElement) => within(toast).getByRole('button', { name: closeLabel }),
    /** Closes the toast with this text, and waits until it is gone. */
    dismiss: (text: Name) => press(text, closeLabel),
    /** Presses the action of a toast, which closes it. */
    act: press,
    /** Closes all toasts, also those that appear meanwhile. */
    async dismissAll(): Promise<void> {
      for (let buttons = closeButtons(root); buttons.length > 0; buttons = closeButtons(root)) {
        const batch = buttons;
        for (const button of batch) if (button.isConnected) await userEvent.click(button);
        await waitFor(() => assert(!batch.some(({ isConnected }) => isConnected), 'a toast stays'));
      }
    },
  };
}
