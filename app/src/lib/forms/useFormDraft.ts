import { useEffect } from 'react';
import { loadDraft, storeDraft } from '../drafts.ts';
import type { Form } from './form.ts';

/**
 * Keeps the texts of a form in this tab, so that a reload loses nothing. They are restored after the first
 * render, which must match the server's.
 */
export function useFormDraft<Name extends string>(form: Form<Record<Name, string>>, draft: string): void {
  useEffect(() => {
    const typed: unknown = loadDraft(draft);
    for (const name of Object.keys(form.read().values) as Name[]) {
      const text: unknown =
        typeof typed === 'object' && typed !== null ? Reflect.get(typed, name) : undefined;
      if (typeof text === 'string' && text !== '') form.change(name, text);
    }
    return form.subscribe(() => storeDraft(draft, form.read().values));
  }, [form, draft]);
}
