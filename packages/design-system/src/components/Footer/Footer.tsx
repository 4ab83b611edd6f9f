import { Anchor } from '../../private/Anchor.tsx';
import type { FooterLinkProps, FooterProps } from './Footer.types.ts';
import * as css from './Footer.css.ts';

export type { FooterColumn, FooterLinkProps, FooterProps } from './Footer.types.ts';

/** The deep end of every public page: the large name, what a parent looks for, and the small print. */
export function Footer({ wordmark, columns, links, label, small, hasPlait = false, edge }: FooterProps) {
  return (
    <footer className={css.footer}>
      {edge}
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
          <div className={css.small}>
            {small.map((line) => (
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
