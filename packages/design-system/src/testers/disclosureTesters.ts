import { assert, getText, type Name, type TestTools } from './testTools.ts';

/** For an Accordion. */
export function accordionTester({ userEvent, within }: TestTools, root: HTMLElement) {
  function disclosure(heading: Name): HTMLDetailsElement {
    const found = within(root).getByRole('heading', { name: heading }).closest('details');
    assert(found !== null, `"${heading}" is no question of an accordion`);
    return found;
  }
  function question(heading: Name): HTMLElement {
    const found = disclosure(heading).querySelector('summary');
    assert(found !== null, `"${heading}" has no button`);
    return found;
  }
  const isOpen = (heading: Name) => disclosure(heading).open;
  const toggleUnless = async (heading: Name, isDone: boolean) => {
    if (!isDone) await userEvent.click(question(heading));
  };
  return {
    /** What is pressed to open an answer; it receives the focus. */
    question,
    isOpen,
    open: (heading: Name) => toggleUnless(heading, isOpen(heading)),
    close: (heading: Name) => toggleUnless(heading, !isOpen(heading)),
  };
}

export interface MenuTesterProps {
  /** The label of its button. */
  label: Name;
}

export function menuTester(
  { userEvent, within, waitFor }: TestTools,
  root: HTMLElement,
  { label }: MenuTesterProps,
) {
  const queries = within(root);
  const button = () => queries.getByRole('button', { name: label });
  const isOpen = () => button().getAttribute('aria-expanded') === 'true';
  const items = () => within(queries.getByRole('menu', { name: label })).getAllByRole('menuitem');
  const item = (name: Name) =>
    within(queries.getByRole('menu', { name: label })).getByRole('menuitem', { name });
  async function open(): Promise<void> {
    const opener = await queries.findByRole('button', { name: label });
    if (!isOpen()) await userEvent.click(opener);
    await queries.findByRole('menu', { name: label });
    await waitFor(() => assert(isOpen(), 'the menu does not open'));
  }
  return {
    button,
    isOpen,
    /** Waits for its button, and for the menu. */
    open,
    /** The texts of the open menu, each with its reason where it cannot be used. */
    itemTexts: () => items().map(getText),
    /** An entry of the open menu. */
    item,
    /** Opens it where it is closed, and presses an entry. */
    async choose(name: Name): Promise<void> {
      await open();
      await userEvent.click(item(name));
    },
    async close(): Promise<void> {
      if (isOpen()) await userEvent.keyboard('{Escape}');
      await waitFor(() => assert(!isOpen(), 'the menu does not close'));
    },
  };
}
