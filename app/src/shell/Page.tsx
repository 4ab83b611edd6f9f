import { title as words } from '@plaitful/messages/en-CA/common';
import type { ReactNode } from 'react';
import { useTitleNotes } from '../lib/titleNotes.ts';
import { usePageHead } from './head.ts';

interface PageProps {
  /** The document's title, from the catalogue `title`. */
  title: string;
  /** What search engines show under it, from the catalogue `meta`. */
  description?: string | undefined;
  /**
   * Whether search engines may list it.
   * @default true
   */
  isIndexed?: boolean;
  children: ReactNode;
}

/** One page: its title and description in the document's head, and its main part. */
export function Page({ title, description, isIndexed = true, children }: PageProps) {
  const { hasErrors, step } = useTitleNotes();
  const atStep = step === undefined ? title : words.atStep({ step, title });
  const shownTitle = hasErrors ? words.withErrors({ title: atStep }) : atStep;
  usePageHead({ title, shownTitle, description, isIndexed });
  return children;
}
