import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { placeToastHost } from '../../private/toastHost.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { SidebarContent } from './parts/SidebarContent.tsx';
import type { SidebarProps } from './Sidebar.types.ts';
import * as css from './Sidebar.css.ts';

export type { SidebarAction, SidebarLink, SidebarProps } from './Sidebar.types.ts';

/**
 * The admin's pages: a sidebar with labels from 1100 px, a rail of pictures with small labels from 640 px, and below that a bar
 * with a drawer.
 */
export function Sidebar(props: SidebarProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  const { menu, logo } = props;
  const close = () => drawer.current?.close();
  const closeOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) close();
  };
  return (
    <>
      <aside className={css.side}>
        <div className={css.inner}>
          <SidebarContent {...props} layout="side" />
        </div>
      </aside>
      <div className={css.bar}>
        <Logo {...logo} size="sm" />
        <button
          type="button"
          className={css.button}
          aria-label={menu.open}
          aria-haspopup="dialog"
          onClick={() => {
            drawer.current?.showModal();
            placeToastHost();
          }}
        >
          <Icon name="menu" />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog by itself; the press outside is the pointer's way. */}
      <dialog
        ref={drawer}
        className={css.drawer}
        aria-label={props.label}
        onClick={closeOutside}
        onClose={placeToastHost}
      >
        <div className={css.drawerInside}>
          <button type="button" className={css.close} aria-label={menu.close} onClick={close}>
            <Icon name="close" />
          </button>
          <SidebarContent {...props} layout="drawer" onGo={close} />
        </div>
      </dialog>
    </>
  );
}
