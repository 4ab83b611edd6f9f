'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { RouterAnchor } from '../../private/RouterAnchor.tsx';
import { Logo, type LogoProps } from '../Logo/Logo.tsx';
import * as css from './TopBar.css.ts';

/** A page of the site. */
export interface TopBarLink {
  href: string;
  label: string;
  /** It is the current page, or the current page is below it. @default false */
  isCurrent?: boolean;
}

export interface TopBarProps {
  /** The logo and the target of its link. */
  logo: Pick<LogoProps, 'name' | 'href' | 'label'>;
  links: readonly TopBarLink[];
  /** Further links in the panel of a phone, such as the user's own pages, which a desktop has in the account menu. */
  panelLinks?: readonly TopBarLink[];
  /** Accessible name of the navigation, for example "Main menu". */
  label: string;
  /** Content at the end, for example Login and Register, or the account menu; on a phone it is in the panel. */
  actions?: ReactNode;
  /** Labels of the phone's menu button. */
  menu: { open: string; close: string };
  /** The background it is on. @default 'page' */
  background?: 'page' | 'hero';
}

/** The bar at the top of every public page. On a phone its links and actions are in a panel below it. */
export function TopBar(props: TopBarProps) {
  const { logo, links, panelLinks = [], label, actions, menu, background = 'page' } = props;
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const bar = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (!event.composedPath().includes(bar.current as EventTarget)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
    button.current?.focus();
  };
  const closeWhenLeft = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape and leaving close the panel from wherever the focus is in the bar.
    <header ref={bar} className={css.bar({ background })} onKeyDown={closeByKey} onBlur={closeWhenLeft}>
      <div className={css.line}>
        <Logo {...logo} surface={background} />
        <nav aria-label={label} className={css.deskNav}>
          <Links links={links} look={css.link({ background })} />
        </nav>
        <div className={css.actions}>{actions}</div>
        <button
          ref={button}
          type="button"
          className={css.menuButton({ background })}
          aria-label={isOpen ? menu.close : menu.open}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
        </button>
      </div>
      <div id={panelId} className={css.panel} hidden={!isOpen}>
        <nav aria-label={label}>
          <Links links={[...links, ...panelLinks]} look={css.panelLink} onGo={close} />
        </nav>
        {actions ? <div className={css.panelActions}>{actions}</div> : null}
      </div>
    </header>
  );
}

interface LinksProps {
  links: readonly TopBarLink[];
  look: string;
  onGo?: () => void;
}

function Links({ links, look, onGo }: LinksProps) {
  return (
    <ul className={css.links}>
      {links.map((link) => (
        <li key={link.href}>
          <RouterAnchor
            component="TopBar"
            href={link.href}
            className={look}
            aria-current={link.isCurrent ? 'page' : undefined}
            onClick={onGo}
          >
            {link.label}
          </RouterAnchor>
        </li>
      ))}
    </ul>
  );
}
