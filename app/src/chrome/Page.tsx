import type { ReactNode } from 'react';
import { title as words } from '../messages/en-CA/common.ts';
import { useHasErrors } from './errorTitle.ts';

interface PageProps {
  /** The document's title, from the catalogue `title`. */
  title: string;
  /** What search engines show under it, from the catalogue `meta`. */
  description?: string;
  /**
   * Whether search engines may list it.
   * @default true
   */
  isIndexed?: boolean;
  children: ReactNode;
}

/** One page: its title and description in the document's head, and its main part. */
export function Page({ title, description, isIndexed = true, children }: PageProps) {
  const hasErrors = useHasErrors();
  return (
    <>
      <title>{hasErrors ? words.withErrors({ title }) : title}</title>
      {isIndexed ? null : <meta name="robots" content="noindex" />}
      {description === undefined ? null : <meta name="description" content={description} />}
      {children}
    </>
  );
}
