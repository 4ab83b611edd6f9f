import type { ReactNode } from 'react';
import { Icon } from '../../Icon/Icon.tsx';
import { Anchor } from '../../../private/Anchor.tsx';
import { Logo } from '../../Logo/Logo.tsx';
import { Plait } from '../../Plait/Plait.tsx';
import type { SidebarAction, SidebarLink, SidebarProps } from '../Sidebar.types.ts';
import * as css from '../Sidebar.css.ts';

interface SidebarContentProps extends SidebarProps {
  layout: css.SidebarLayout;
  /** Called when a link is followed. */
  onGo?: () => void;
}

/** What the sidebar and the drawer both hold. */
export function SidebarContent({
  logo,
  label,
  links,
  create,
  account,
  actions = [],
  layout,
  onGo,
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
          <Plait direction="vertical" size="thread" />
        </div>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <PageLink link={link} layout={layout} onGo={onGo} />
            </li>
          ))}
        </ul>
      </nav>
      {create ? (
        <Press target={create} className={css.create({ layout })} onGo={onGo}>
          <Icon name="plus" />
          <span className={css.words({ layout })}>{create.label}</span>
        </Press>
      ) : null}
      <div className={css.foot}>
        {account && layout === 'drawer' ? <p className={css.account}>{account}</p> : null}
        {actions.map((action) => (
          <Way key={action.key} action={action} layout={layout} onGo={onGo} />
        ))}
      </div>
    </>
  );
}

interface PartProps {
  layout: css.SidebarLayout;
  onGo: (() => void) | undefined;
}

function PageLink({ link, layout, onGo }: PartProps & { link: SidebarLink }) {
  return (
    <Anchor
      component="Sidebar"
      href={link.href}
      className={css.link({ layout })}
      aria-current={link.isCurrent ? 'page' : undefined}
      onClick={onGo}
    >
      <span className={css.clamp}>
        <Icon name={link.icon} />
      </span>
      <span className={css.label({ layout })}>{link.label}</span>
      {link.count && link.count.value > 0 ? (
        <span className={css.count({ layout })}>
          <span aria-hidden="true">{link.count.value}</span>
          <span className={css.hidden}>{link.count.label}</span>
        </span>
      ) : null}
    </Anchor>
  );
}

function Way({ action, layout, onGo }: PartProps & { action: SidebarAction }) {
  return (
    <Press target={action} className={css.way({ layout })} onGo={onGo}>
      <span className={css.wayIcon}>
        <Icon name={action.icon} />
      </span>
      <span className={css.words({ layout })}>{action.label}</span>
    </Press>
  );
}

interface PressProps {
  target: Pick<SidebarAction, 'href' | 'onPress'>;
  className: string;
  onGo: (() => void) | undefined;
  children: ReactNode;
}

/** A link or a button, as its target says. */
function Press({ target, className, onGo, children }: PressProps) {
  if (target.href !== undefined) {
    return (
      <Anchor component="Sidebar" href={target.href} className={className} onClick={onGo}>
        {children}
      </Anchor>
    );
  }
  const press = () => {
    // Closed first, so that the focus is back before a dialog takes it from there.
    onGo?.();
    target.onPress?.();
  };
  return (
    <button type="button" className={className} onClick={press}>
      {children}
    </button>
  );
}
