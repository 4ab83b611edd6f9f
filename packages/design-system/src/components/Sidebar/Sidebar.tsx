import { type ReactNode, useRef, useState } from 'react';
import { Anchor } from '../../private/Anchor.tsx';
import { useModal } from '../../private/useModal.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Plait } from '../Plait/Plait.tsx';
import type { LogoProps } from '../Logo/Logo.tsx';
import { hidden } from '../../private/visuallyHidden.css.ts';
import * as css from './Sidebar.css.ts';

/** One page of the admin side. */
export interface SidebarLink {
  href: string;
  label: string;
  /** Its picture. */
  icon: IconName;
  /** The page in view is this one, or lies under it. @default false */
  isCurrent?: boolean;
  /** How many things wait there, with the words that say so ("3 deposits due"). */
  count?: { value: number; label: string } | undefined;
}

/** Where it leads, or what it does. */
type Target = { href: string; onPress?: never } | { onPress: () => void; href?: never };

/** Something at the foot: a link, or a button. */
export type SidebarAction = {
  /** Key, unique in the foot. */
  key: string;
  label: string;
  icon: IconName;
} & Target;

export interface SidebarProps {
  /** The logo and the word under it. */
  logo: Pick<LogoProps, 'name' | 'note' | 'href' | 'label'>;
  /** Accessible name of the pages, for example "Admin pages". */
  label: string;
  /** The pages. */
  links: readonly SidebarLink[];
  /** The one thing to make from anywhere. */
  create?: ({ label: string } & Target) | undefined;
  /** Who is signed in; shown in the phone's drawer. */
  account?: string | undefined;
  /** Ways out, at the foot. */
  actions?: readonly SidebarAction[];
  /** Words of the phone's button and of the drawer's. */
  menu: { open: string; close: string };
}

/** `side` turns from labels into a rail by the window's width; a `drawer` always has labels. */
type SidebarLayout = 'side' | 'drawer';

/**
 * The admin's pages: a sidebar with labels from 1100 px, a rail of pictures with small labels from 640 px, and below
 * that a bar with a drawer.
 */
export function Sidebar(props: SidebarProps) {
  const [isOpen, setOpen] = useState(false);
  const closeButton = useRef<HTMLButtonElement>(null);
  const { menu, logo } = props;
  const close = () => setOpen(false);
  const drawer = useModal(closeButton, { isOpen, onClose: close });
  return (
    <>
      <header className={css.side}>
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
        <div className={css.drawerInside}>
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

/** What the sidebar and the drawer both hold. */
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
        <div className={css.railBrand}>
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
          <span className={css.words({ layout })}>{create.label}</span>
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
    <Anchor
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
    </Anchor>
  );
}

function FooterAction({ action, layout, onNavigate }: PartProps & { action: SidebarAction }) {
  return (
    <LinkOrButton target={action} className={css.action({ layout })} onNavigate={onNavigate}>
      <span className={css.actionIcon}>
        <Icon name={action.icon} />
      </span>
      <span className={css.words({ layout })}>{action.label}</span>
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
      <Anchor component="Sidebar" href={target.href} className={className} onClick={onNavigate}>
        {children}
      </Anchor>
    );
  }
  const press = () => {
    // Closed first, so that the focus is back before a dialog takes it from there.
    onNavigate?.();
    target.onPress?.();
  };
  return (
    <button type="button" className={className} onClick={press}>
      {children}
    </button>
  );
}
