import { Anchor } from '../../private/Anchor.tsx';
import type { ReactNode } from 'react';
import * as css from './Footer.css.ts';

/** One column of the footer. */
export interface FooterColumn {
  /** Key, unique in the footer. */
  key: string;
  /** Its heading; a column of icons with words may do without. */
  heading?: string | undefined;
  /** Its lines. */
  content: ReactNode;
}

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
  smallPrint: readonly string[];
  /** Leaves room above, where the page's plait runs along the footer's edge. @default false */
  hasPlait?: boolean;
}

export interface FooterLinkProps {
  /** Where it leads. */
  href: string;
  children: ReactNode;
  /** A picture before the words. */
  icon?: ReactNode;
  /** Accessible name, where the words alone do not say enough; holds them. */
  label?: string;
}

/** The deep end of every public page: the large name, what a parent looks for, and the small print. */
export function Footer({ wordmark, columns, links, label, smallPrint, hasPlait = false }: FooterProps) {
  return (
    <footer className={css.footer}>
      <div className={css.inside({ hasPlait })}>
        <Anchor component="Footer" href={wordmark.href} aria-label={wordmark.label} className={css.wordmark}>
          {wordmark.name}
        </Anchor>
        <div className={css.columns}>
          {columns.map((column) => (
            <div key={column.key} className={css.column}>
              {column.heading ? <h2 className={css.heading}>{column.heading}</h2> : null}
              {column.content}
            </div>
          ))}
        </div>
        <div className={css.base}>
          <nav aria-label={label}>
            <ul className={css.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <FooterLink href={link.href}>{link.label}</FooterLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={css.smallPrint}>
            {smallPrint.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
      </div>
    </footer>
  );
}

/** A link in the footer's colours. */
export function FooterLink({ href, children, icon, label }: FooterLinkProps) {
  return (
    <Anchor component="FooterLink" href={href} aria-label={label} className={css.link}>
      {icon}
      {children}
    </Anchor>
  );
}
