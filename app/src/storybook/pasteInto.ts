import { userEvent } from 'storybook/test';

/** Fills a field in at once, as a password manager or a paste does; typing letter by letter is for stories about typing. */
export async function pasteInto(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
