import { RouterAnchor } from '../../private/RouterAnchor.tsx';
import type { ReactNode } from 'react';
import * as css from './Footer.css.ts';

export interface FooterColumn {
  /** Key, unique within the footer. */
  key: string;
  /** Its heading. None when left out. */
  heading?: string | undefined;
  /** Its links. */
  content: ReactNode;
}

export interface FooterProps {
  /** The name in large type, and the target of its link. */
  wordmark: { name: string; href: string; label: string };
  /** Opening hours, address, contact details and the like. */
  columns: readonly FooterColumn[];
  /** Navigation links. */
  links: readonly { href: string; label: string }[];
  /** Accessible name of the navigation, for example "About this site". */
  label: string;
  /** Small print, for example the copyright. */
  smallPrint: readonly string[];
  /** Leaves space above for the page's plait, which runs along the footer's edge. @default false */
  hasPlait?: boolean;
}

export interface FooterLinkProps {
  href: string;
  children: ReactNode;
  /** An icon before the text. */
  icon?: ReactNode;
  /** Accessible name, where the text alone is not enough; must contain the text. */
  label?: string;
}

/** The footer of every public page: the name, contact details, navigation and small print. */
export function Footer({ wordmark, columns, links, label, smallPrint, hasPlait = false }: FooterProps) {
  return (
    <footer className={css.footer}>
      <div className={css.inner({ hasPlait })}>
        <RouterAnchor
          component="Footer"
          href={wordmark.href}
          aria-label={wordmark.label}
          className={css.wordmark}
        >
          {wordmark.name}
        </RouterAnchor>
        <div className={css.columns}>
          {columns.map((column) => (
            <div key={column.key} className={css.column}>
              {column.heading ? <h2 className={css.heading}>{column.heading}</h2> : null}
              {column.content}
            </div>
          ))}
        </div>
        <div className={css.bottom}>
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
    <RouterAnchor component="FooterLink" href={href} aria-label={label} className={css.link}>
      {icon}
      <span>{children}</span>
    </RouterAnchor>
  );
}
