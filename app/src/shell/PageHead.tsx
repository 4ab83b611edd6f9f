import { title as labels } from '@plaitful/messages/en-CA/common';
import type { ReactNode } from 'react';
import { usePage, type PageValues } from '../lib/routing/page.ts';
import { useTitleNotes } from '../lib/documentTitle.ts';
import { useStudioValues } from './business.tsx';
import { usePageHead } from './documentHead.ts';

interface PageProps {
  /** Replaces the title of `pages.ts`. */
  title?: string;
  /** Further values for title and description. */
  values?: Pick<PageValues, 'styleName' | 'styleDescription'>;
  /** @default as in `pages.ts` */
  isIndexed?: boolean;
  children: ReactNode;
}

const noStyle = { styleName: '', styleDescription: '' };

export function PageHead({ title, values = noStyle, isIndexed, children }: PageProps) {
  const page = usePage();
  const { hasErrors, step } = useTitleNotes();
  const all = { ...useStudioValues(), ...values };
  const ownTitle = title ?? page?.title(all) ?? '';
  const atStep = step === undefined ? ownTitle : labels.atStep({ step, title: ownTitle });
  usePageHead({
    title: ownTitle,
    shownTitle: hasErrors ? labels.withErrors({ title: atStep }) : atStep,
    description: title === undefined ? page?.description?.(all) || undefined : undefined,
    isIndexed: isIndexed ?? page?.isIndexed ?? false,
  });
  return children;
}
