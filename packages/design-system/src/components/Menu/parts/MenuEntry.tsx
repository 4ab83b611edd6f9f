'use client';

import { useId } from 'react';
import { RouterAnchor } from '../../../private/RouterAnchor.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import type { MenuItem } from '../Menu.types.ts';
import * as css from '../Menu.css.ts';

interface MenuEntryProps {
  item: MenuItem;
  /** Closes the menu. */
  onDone: () => void;
}

export function MenuEntry({ item, onDone }: MenuEntryProps) {
  const reasonId = useId();
  const { label, icon, tone = 'plain', disabledReason } = item;
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: css.entry({ tone, isDisabled: Boolean(disabledReason) }),
    'aria-disabled': disabledReason ? true : undefined,
    'aria-describedby': disabledReason ? reasonId : undefined,
  } as const;
  const content = (
    <>
      {icon ? <Icon name={icon} /> : null}
      <span>
        <span>{label}</span>
        {disabledReason ? (
          <span id={reasonId} className={css.disabledReason} aria-hidden="true">
            {disabledReason}
          </span>
        ) : null}
      </span>
    </>
  );
  if (item.href !== undefined && !disabledReason) {
    return (
      <li role="none">
        <RouterAnchor component="Menu" {...shared} href={item.href} onClick={onDone}>
          {content}
        </RouterAnchor>
      </li>
    );
  }
  const select = () => {
    if (disabledReason) return;
    // Closed first, so that the focus is back on the button before a dialog stores it for later.
    onDone();
    item.onSelect?.();
  };
  return (
    <li role="none">
      <button {...shared} type="button" onClick={select}>
        {content}
      </button>
    </li>
  );
}
