import type { ReactNode } from 'react';
import { usePage, type PageValues } from '../lib/routing/page.ts';
import { usePageHead } from '../lib/documentHead.ts';
import { useStudioValues } from './business.tsx';

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
  const all = { ...useStudioValues(), ...values };
  usePageHead({
    title: title ?? page?.title(all) ?? '',
    description: title === undefined ? page?.description?.(all) || undefined : undefined,
    isIndexed: isIndexed ?? page?.isIndexed ?? false,
    siteName: all.businessName,
  });
  return children;
}
