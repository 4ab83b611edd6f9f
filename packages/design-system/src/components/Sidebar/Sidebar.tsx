'use client';

import { type ReactNode, useRef, useState } from 'react';
import { RouterAnchor } from '../../private/RouterAnchor.tsx';
import { useModal } from '../../private/useModal.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Plait } from '../Plait/Plait.tsx';
import type { LogoProps } from '../Logo/Logo.tsx';
import { hidden } from '../../private/visuallyHidden.css.ts';
import * as css from './Sidebar.css.ts';

/** A page of the admin side. */
export interface SidebarLink {
  href: string;
  label: string;
  icon: IconName;
  /** It is the current page, or the current page is below it. @default false */
  isCurrent?: boolean;
  /** A number of items that need attention, with a description for screen readers ("3 deposits due"). */
  count?: { value: number; label: string } | undefined;
}

/** Exactly one of a URL and an action. */
type Target = { href: string; onPress?: never } | { onPress: () => void; href?: never };

/** A link or button at the end. */
export type SidebarAction = {
  /** Key, unique among the links at the end. */
  key: string;
  label: string;
  icon: IconName;
} & Target;

export interface SidebarProps {
  /** The logo and the text below it. */
  logo: Pick<LogoProps, 'name' | 'note' | 'href' | 'label'>;
  /** Accessible name of the navigation, for example "Admin pages". */
  label: string;
  links: readonly SidebarLink[];
  /** The main action, available on every page. */
  create?: ({ label: string } & Target) | undefined;
  /** The signed-in user; shown in the drawer on phones. */
  account?: string | undefined;
  /** Links and buttons at the end, such as Log Out. */
  actions?: readonly SidebarAction[];
  /** Labels of the drawer and its buttons. */
  menu: { open: string; close: string };
}

/** `side` has labels or only icons, by the width of the window; a `drawer` always has labels. */
type SidebarLayout = 'side' | 'drawer';

/**
 * Navigation of the admin side: a sidebar with labels from 1100 px, a rail of icons with small labels from 640 px, and
 * below that a bar with a drawer.
 */
export function Sidebar(props: SidebarProps) {
  const [isOpen, setOpen] = useState(false);
  const closeButton = useRef<HTMLButtonElement>(null);
  const { menu, logo } = props;
  const close = () => setOpen(false);
  const drawer = useModal(closeButton, { isOpen, onClose: close });
  return (
    <>
      <header className={css.sidebar}>
        <div className={css.inner}>
          <SidebarContent {...props} layout="side" />
        </div>
      </header>
      <header className={css.bar}>
        <Logo {...logo} size="sm" />
        <button
          type="button"
          className={css.button}
          aria-label={menu.open}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" />
        </button>
      </header>
      <dialog {...drawer} className={css.drawer} aria-label={props.label}>
        <div className={css.drawerContent}>
          <button
            ref={closeButton}
            type="button"
            className={css.close}
            aria-label={menu.close}
            onClick={close}
          >
            <Icon name="close" />
          </button>
          <SidebarContent {...props} layout="drawer" onNavigate={close} />
        </div>
      </dialog>
    </>
  );
}

interface SidebarContentProps extends SidebarProps {
  layout: SidebarLayout;
  /** Called when a link is followed. */
  onNavigate?: () => void;
}

/** The content of sidebar and drawer. */
function SidebarContent({
  logo,
  label,
  links,
  create,
  account,
  actions = [],
  layout,
  onNavigate,
}: SidebarContentProps) {
  return (
    <>
      <div className={css.brand({ layout })}>
        <Logo {...logo} />
      </div>
      {layout === 'side' ? (
        <div className={css.compactBrand}>
          <Logo {...logo} size="sm" isMarkOnly />
        </div>
      ) : null}
      <nav className={css.nav} aria-label={label}>
        <div className={css.plait({ layout })}>
          <Plait orientation="vertical" size="thread" />
        </div>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <PageLink link={link} layout={layout} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      </nav>
      {create ? (
        <LinkOrButton target={create} className={css.create({ layout })} onNavigate={onNavigate}>
          <Icon name="plus" />
          <span className={css.textBlock({ layout })}>{create.label}</span>
        </LinkOrButton>
      ) : null}
      <div className={css.footer}>
        {account && layout === 'drawer' ? <p className={css.account}>{account}</p> : null}
        {actions.map((action) => (
          <FooterAction key={action.key} action={action} layout={layout} onNavigate={onNavigate} />
        ))}
      </div>
    </>
  );
}

interface PartProps {
  layout: SidebarLayout;
  onNavigate: (() => void) | undefined;
}

function PageLink({ link, layout, onNavigate }: PartProps & { link: SidebarLink }) {
  return (
    <RouterAnchor
      component="Sidebar"
      href={link.href}
      className={css.link({ layout })}
      aria-current={link.isCurrent ? 'page' : undefined}
      onClick={onNavigate}
    >
      <span className={css.iconTile}>
        <Icon name={link.icon} />
      </span>
      <span className={css.label({ layout })}>{link.label}</span>
      {link.count && link.count.value > 0 ? (
        <span className={css.count({ layout })}>
          <span aria-hidden="true">{link.count.value}</span>
          <span className={hidden}>{link.count.label}</span>
        </span>
      ) : null}
    </RouterAnchor>
  );
}

function FooterAction({ action, layout, onNavigate }: PartProps & { action: SidebarAction }) {
  return (
    <LinkOrButton target={action} className={css.action({ layout })} onNavigate={onNavigate}>
      <span className={css.actionIcon}>
        <Icon name={action.icon} />
      </span>
      <span className={css.textBlock({ layout })}>{action.label}</span>
    </LinkOrButton>
  );
}

interface LinkOrButtonProps {
  target: Pick<SidebarAction, 'href' | 'onPress'>;
  className: string;
  onNavigate: (() => void) | undefined;
  children: ReactNode;
}

function LinkOrButton({ target, className, onNavigate, children }: LinkOrButtonProps) {
  if (target.href !== undefined) {
    return (
      <RouterAnchor component="Sidebar" href={target.href} className={className} onClick={onNavigate}>
        {children}
      </RouterAnchor>
    );
  }
  const press = () => {
    // Closed first, so that the focus is back before a dialog stores it for later.
    onNavigate?.();
    target.onPress?.();
  };
  return (
    <button type="button" className={className} onClick={press}>
      {children}
    </button>
  );
}
