/** How an element is found by its role. */
interface RoleOptions {
  name?: string | RegExp | ((name: string) => boolean);
  current?: 'page';
  selected?: boolean;
  checked?: boolean;
  hidden?: boolean;
}

/** The queries of Testing Library that testers use. */
interface Queries {
  getByRole: (role: string, options?: RoleOptions) => HTMLElement;
  getAllByRole: (role: string, options?: RoleOptions) => HTMLElement[];
  queryByRole: (role: string, options?: RoleOptions) => HTMLElement | null;
  queryAllByRole: (role: string, options?: RoleOptions) => HTMLElement[];
  findByRole: (role: string, options?: RoleOptions) => Promise<HTMLElement>;
  getByLabelText: (text: string | RegExp) => HTMLElement;
  getByText: (text: string | RegExp) => HTMLElement;
  findByText: (text: string | RegExp) => Promise<HTMLElement>;
  queryAllByText: (text: string | RegExp) => HTMLElement[];
}

/**
 * What testers find and press elements with: `userEvent`, `within` and `waitFor` of `storybook/test`, or `userEvent` of
 * `@testing-library/user-event` (or of `vitest/browser`) with the others of `@testing-library/dom`.
 */
export interface TestTools {
  userEvent: {
    click: (element: HTMLElement) => Promise<unknown>;
    keyboard: (keys: string) => Promise<unknown>;
    type: (element: HTMLElement, text: string) => Promise<unknown>;
    clear: (element: HTMLElement) => Promise<unknown>;
    selectOptions: (element: HTMLElement, options: HTMLElement) => Promise<unknown>;
    upload: (element: HTMLElement, file: File) => Promise<unknown>;
  };
  within: (root: HTMLElement) => Queries;
  waitFor: (check: () => void) => Promise<unknown>;
}

/** A name of an element: the whole text, or a pattern for it. */
export type Name = string | RegExp;

/** Fails with this message unless the condition is true; `waitFor` repeats it until then. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** The text by which an element is described, for example its hint and error. */
export function getDescription(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent.trim());
  return texts.filter(Boolean).join(' ');
}

export const getText = (element: Element): string => element.textContent.trim();
