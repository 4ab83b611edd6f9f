import type { ReactNode } from 'react';

/** One column of the footer. */
export interface FooterColumn {
  /** Key, unique in the footer. */
  key: string;
  /** Its heading; a column of icons with words may do without. */
  heading?: string | undefined;
  /** Its lines. */
  content: ReactNode;
}

/** Props of {@link Footer}. */
export interface FooterProps {
  /** The large name, and where it leads. */
  wordmark: { name: string; href: string; label: string };
  /** Opening hours, place, contact and the like. */
  columns: readonly FooterColumn[];
  /** The places of the site. */
  links: readonly { href: string; label: string }[];
  /** Accessible name of the places, for example "About this site". */
  label: string;
  /** Small lines at the end, for example the copyright. */
  small: readonly string[];
  /**
   * Leaves room above, where the page's plait runs along the footer's edge.
   * @default false
   */
  hasPlait?: boolean;
  /** What lies on the footer's edge, for example anchors of the page's plait. */
  edge?: ReactNode;
}

/** Props of {@link FooterLink}. */
export interface FooterLinkProps {
  /** Where it leads. */
  href: string;
  children: ReactNode;
  /** A picture before the words. */
  icon?: ReactNode;
  /** Accessible name, where the words alone do not say enough; holds them. */
  label?: string;
}
