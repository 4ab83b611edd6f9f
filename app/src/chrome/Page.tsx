import type { ReactNode } from 'react';

interface PageProps {
  /** The document's title, from the catalogue `title`. */
  title: string;
  /** What search engines show under it, from the catalogue `meta`. */
  description?: string;
  children: ReactNode;
}

/** One page: its title and description in the document's head, and its main part. */
export function Page({ title, description, children }: PageProps) {
  return (
    <>
      <title>{title}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
      {children}
    </>
  );
}
