import { useRef, useState } from 'react';
import { useModal } from '../../private/modal/useModal.ts';
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
  const [isOpen, setOpen] = useState(false);
  const cross = useRef<HTMLButtonElement>(null);
  const { menu, logo } = props;
  const close = () => setOpen(false);
  const drawer = useModal(cross, { isOpen, onClose: close });
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
          <button ref={cross} type="button" className={css.close} aria-label={menu.close} onClick={close}>
            <Icon name="close" />
          </button>
          <SidebarContent {...props} layout="drawer" onGo={close} />
        </div>
      </dialog>
    </>
  );
}
