import type { CopyFieldProps } from '../components/CopyField/CopyField.tsx';
import type { FileDropZoneWords } from '../components/FileDropZone/FileDropZone.tsx';
import { assert, getDescription, getText, type Name, type TestTools } from './testTools.ts';

export interface FieldTesterProps {
  label: Name;
}

function getInput(field: HTMLElement): HTMLInputElement {
  assert(field instanceof HTMLInputElement, 'this label is not the one of an input');
  return field;
}

/** What fields of one line have in common. */
function textTester({ userEvent }: TestTools, find: () => HTMLElement) {
  const field = () => getInput(find());
  return {
    field,
    /** The text as shown. */
    value: () => field().value,
    type: (text: string) => userEvent.type(field(), text),
    clear: () => userEvent.clear(field()),
    /** Whether it is marked as wrong. */
    isInvalid: () => field().getAttribute('aria-invalid') === 'true',
    /** Its error and hint. */
    description: () => getDescription(field()),
  };
}

export function phoneFieldTester(tools: TestTools, root: HTMLElement, { label }: FieldTesterProps) {
  return textTester(tools, () => tools.within(root).getByRole('textbox', { name: label }));
}

export function searchFieldTester(
  tools: TestTools,
  root: HTMLElement,
  { label, clearLabel }: FieldTesterProps & { clearLabel: string },
) {
  const queries = tools.within(root);
  const text = textTester(tools, () => queries.getByRole('searchbox', { name: label }));
  return {
    ...text,
    /** The button that clears it, which is there while there is text. */
    clearButton: () => queries.queryByRole('button', { name: clearLabel }),
    clear: () => tools.userEvent.click(queries.getByRole('button', { name: clearLabel })),
  };
}

export function selectTester(
  { userEvent, within }: TestTools,
  root: HTMLElement,
  { label }: FieldTesterProps,
) {
  function field(): HTMLSelectElement {
    const found = within(root).getByRole('combobox', { name: label });
    assert(found instanceof HTMLSelectElement, `"${label}" is no select`);
    return found;
  }
  return {
    field,
    /** The text of the chosen option, or of the placeholder. */
    chosen: () => field().selectedOptions[0]?.text,
    options: () => [...field().options].map(({ text }) => text),
    choose: (option: Name) =>
      userEvent.selectOptions(field(), within(field()).getByRole('option', { name: option })),
  };
}

/** For RadioGroup and RadioCards. */
export function radioGroupTester(
  { userEvent, within }: TestTools,
  root: HTMLElement,
  { label }: FieldTesterProps,
) {
  const group = () => within(root).getByRole('radiogroup', { name: label });
  const option = (name: Name) => getInput(within(group()).getByRole('radio', { name }));
  return {
    group,
    option,
    choose: (name: Name) => userEvent.click(option(name)),
    isChosen: (name: Name) => option(name).checked,
  };
}

export function fileDropZoneTester(
  { userEvent, within }: TestTools,
  root: HTMLElement,
  { words }: { words: Pick<FileDropZoneWords, 'drop' | 'remove'> },
) {
  const queries = within(root);
  const prompt = () => queries.getByText(words.drop);
  const input = () => {
    const found = prompt().closest('label')?.control;
    assert(found instanceof HTMLInputElement, `"${words.drop}" is not the prompt of a file`);
    return found;
  };
  return {
    input,
    choose: (file: File) => userEvent.upload(input(), file),
    /** Drops files on it, as from a folder. */
    drop(files: readonly File[]): void {
      for (const type of ['dragover', 'drop']) {
        const event = new Event(type, { bubbles: true, cancelable: true });
        // Not a DragEvent: jsdom has none.
        Object.defineProperty(event, 'dataTransfer', { value: { files, types: ['Files'] } });
        prompt().dispatchEvent(event);
      }
    },
    removeButton: () => queries.getByRole('button', { name: words.remove }),
    remove: () => userEvent.click(queries.getByRole('button', { name: words.remove })),
    isInvalid: () => input().getAttribute('aria-invalid') === 'true',
    /** Its error, its hint and the name of its file. */
    description: () => getDescription(input()),
  };
}

export function copyFieldTester(
  { userEvent, within }: TestTools,
  root: HTMLElement,
  { label, words }: Pick<CopyFieldProps, 'label' | 'words'>,
) {
  // "Copy" or "Copied"; where no style sheet hides one of them, as in jsdom, both are in the name.
  const isName = (name: string) =>
    [words.copy, words.copied].some((text) => name.startsWith(text)) && name.endsWith(label);
  const button = () => within(root).getByRole('button', { name: isName });
  const outcome = () => {
    const texts: readonly string[] = within(root).getAllByRole('status').map(getText);
    if (texts.includes(words.announce)) return 'copied';
    return texts.includes(words.failed) ? 'failed' : undefined;
  };
  return { button, copy: () => userEvent.click(button()), outcome };
}

export interface ErrorSummaryTesterProps {
  title: Name;
}

export function errorSummaryTester(
  { userEvent, within }: TestTools,
  root: HTMLElement,
  { title }: ErrorSummaryTesterProps,
) {
  const find = () => within(root).findByRole('region', { name: title });
  const links = async () => within(await find()).getAllByRole('link');
  const link = async (text: Name) => within(await find()).getByRole('link', { name: text });
  return {
    /** Waits until it is shown. */
    find,
    isShown: () => within(root).queryByRole('region', { name: title }) !== null,
    texts: async () => (await links()).map(getText),
    link,
    /** Follows the link to a field, which then has the focus. */
    goTo: async (text: Name) => userEvent.click(await link(text)),
  };
}

export interface FormTesterProps {
  /** The label of its submit button. */
  submitLabel: Name;
  /** The title of the summary after a rejected submit. */
  summaryTitle: Name;
}

export function formTester(
  tools: TestTools,
  root: HTMLElement,
  { submitLabel, summaryTitle }: FormTesterProps,
) {
  const { userEvent, within } = tools;
  const field = (label: Name) => within(root).getByLabelText(label);
  return {
    field,
    /** Replaces the text of a field. */
    async fill(label: Name, text: string): Promise<void> {
      await userEvent.clear(field(label));
      await userEvent.type(field(label), text);
    },
    submit: () => userEvent.click(within(root).getByRole('button', { name: submitLabel })),
    summary: errorSummaryTester(tools, root, { title: summaryTitle }),
    isInvalid: (label: Name) => field(label).getAttribute('aria-invalid') === 'true',
    /** The error and hint of a field. */
    description: (label: Name) => getDescription(field(label)),
  };
}
