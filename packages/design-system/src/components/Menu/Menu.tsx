import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, ToggleEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { MenuEntry } from './parts/MenuEntry.tsx';
import type { MenuProps } from './Menu.types.ts';
import { entriesOf, moveTo, placeBeside } from './parts/menuMoves.ts';
import * as css from './Menu.css.ts';

export type { MenuItem, MenuProps } from './Menu.types.ts';

/**
 * A button with a menu of things to do or places to go. The browser's own popover holds it above everything and closes it on a
 * press elsewhere or on Escape.
 */
export function Menu({ trigger, label, items, align = 'end', ground = 'page' }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const first = useRef<'first' | 'last'>('first');

  const place = () => placeBeside(button.current, menu.current, align);
  const toggled = (event: ToggleEvent<HTMLUListElement>) => {
    const isNowOpen = event.newState === 'open';
    setOpen(isNowOpen);
    if (isNowOpen) {
      place();
      entriesOf(menu.current)
        .at(first.current === 'first' ? 0 : -1)
        ?.focus();
      first.current = 'first';
      window.addEventListener('scroll', place, { capture: true, passive: true });
      window.addEventListener('resize', place);
      return;
    }
    window.removeEventListener('scroll', place, { capture: true });
    window.removeEventListener('resize', place);
    if (menu.current?.contains(document.activeElement) || document.activeElement === document.body)
      button.current?.focus();
  };
  const openBy = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    first.current = event.key === 'ArrowDown' ? 'first' : 'last';
    menu.current?.showPopover();
  };
  const close = () => menu.current?.hidePopover();

  return (
    <span className={css.box}>
      <button
        ref={button}
        type="button"
        className={trigger === 'dots' ? css.dots : css.trigger({ ground })}
        aria-label={trigger === 'dots' ? label : undefined}
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
        onKeyDown={(event) => moveTo(event, menu.current, close)}
      >
        {items.map((item) => (
          <MenuEntry key={item.key} item={item} onDone={close} />
        ))}
      </ul>
    </span>
  );
}

function TriggerContent({ trigger }: { trigger: MenuProps['trigger'] }): ReactNode {
  if (trigger === 'dots') {
    return <Icon name="more" />;
  }
  return (
    <>
      {trigger.icon ? <Icon name={trigger.icon} /> : null}
      <span className={css.triggerText}>{trigger.text}</span>
      <Icon name="chevronDown" />
    </>
  );
}
