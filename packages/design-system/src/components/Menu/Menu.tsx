'use client';

import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject, ToggleEvent as ReactToggleEvent } from 'react';
import { firstDuplicate, warnInDev } from '../../private/warning.ts';
import { Icon } from '../Icon/Icon.tsx';
import { MenuEntry } from './parts/MenuEntry.tsx';
import type { MenuProps } from './Menu.types.ts';
import { getMenuItems, getNextFocusTarget, type TypeaheadState } from './parts/menuMoves.ts';
import { positionMenu } from './parts/positionMenu.ts';
import * as css from './Menu.css.ts';

export type { MenuItem, MenuProps } from './Menu.types.ts';

/**
 * A menu button with actions and links. The native popover shows it above everything and closes it on a press outside
 * or Escape.
 */
export function Menu({ trigger, label, items, surface = 'page' }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const first = useRef<'first' | 'last'>('first');
  const typed = useRef<TypeaheadState>({ letters: '', at: 0 });
  if (process.env.NODE_ENV !== 'production') warnAboutProps(label, items);

  const place = () => positionMenu(button.current, menu.current);
  useOpenMenu(menu, isOpen, place);
  const toggled = ({ newState }: ReactToggleEvent<HTMLUListElement>) => {
    setOpen(newState === 'open');
    if (newState !== 'open') return returnFocus(menu.current, button.current);
    typed.current = { letters: '', at: 0 };
    place();
    const entry = getMenuItems(menu.current).at(first.current === 'first' ? 0 : -1);
    entry?.focus({ preventScroll: true });
    first.current = 'first';
  };
  const openBy = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    first.current = event.key === 'ArrowDown' ? 'first' : 'last';
    menu.current?.showPopover();
  };
  const close = () => menu.current?.hidePopover();

  return (
    <span className={css.wrapper}>
      <button
        ref={button}
        type="button"
        className={trigger === 'dots' ? css.dots : css.trigger({ surface })}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        popoverTarget={id}
        onKeyDown={openBy}
      >
        <TriggerContent trigger={trigger} />
      </button>
      <ul
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className={css.menu}
        onToggle={toggled}
        onKeyDown={(event) => getNextFocusTarget(event, menu.current, close, typed.current)}
      >
        {items.map((item) => (
          <MenuEntry key={item.key} item={item} onDone={close} />
        ))}
      </ul>
    </span>
  );
}

/** Leaves the focus where it is when the user has already focused something outside the menu. */
function returnFocus(menu: HTMLElement | null, button: HTMLElement | null): void {
  const { activeElement } = document;
  if (menu?.contains(activeElement) || activeElement === document.body) button?.focus();
}

/** `onMove` is called when the page below an open menu scrolls or changes its size. */
function useOpenMenu(menu: RefObject<HTMLElement | null>, isOpen: boolean, onMove: () => void): void {
  useLayoutEffect(() => {
    // The browser may have opened it before hydration.
    if (!CSS.supports('selector(:popover-open)') || !menu.current?.matches(':popover-open')) return;
    menu.current.dispatchEvent(new ToggleEvent('toggle', { oldState: 'closed', newState: 'open' }));
  }, [menu]);
  const follow = useEffectEvent(onMove);
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', () => follow(), { capture: true, passive: true, signal });
    window.addEventListener('resize', () => follow(), { signal });
    return () => listening.abort();
  }, [isOpen]);
}

function warnAboutProps(label: string, items: MenuProps['items']): void {
  const duplicate = firstDuplicate(items.map(({ key }) => key));
  warnInDev(
    duplicate !== undefined,
    'Menu',
    `two \`items\` have the key "${duplicate}": give each its own, else one of them may be lost.`,
  );
  warnInDev(items.length === 0, 'Menu', '`items` is empty: leave the menu out where there is nothing to do.');
  warnInDev(
    !label.trim(),
    'Menu',
    '`label` is empty: write what the menu is for, such as "Actions for Ada".',
  );
}

function TriggerContent({ trigger }: { trigger: MenuProps['trigger'] }): ReactNode {
  if (trigger === 'dots') return <Icon name="more" />;
  return (
    <>
      {trigger.icon ? <Icon name={trigger.icon} /> : null}
      <span className={css.triggerText}>{trigger.text}</span>
      <span className={css.triggerIcon}>
        <Icon name="chevronDown" size="sm" />
      </span>
    </>
  );
}
