import { useId } from 'react';
import { Anchor } from '../../../private/Anchor.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import type { MenuItem } from '../Menu.types.ts';
import * as css from '../Menu.css.ts';

interface MenuEntryProps {
  item: MenuItem;
  /** Closes the menu. */
  onDone: () => void;
}

/** One entry of the menu, as a link or as a button. */
export function MenuEntry({ item, onDone }: MenuEntryProps) {
  const whyId = useId();
  const { label, icon, tone = 'plain', why } = item;
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: css.entry({ tone, isRefused: Boolean(why) }),
    'aria-disabled': why ? true : undefined,
    'aria-describedby': why ? whyId : undefined,
  } as const;
  const content = (
    <>
      {icon ? <Icon name={icon} /> : null}
      <span>
        {label}
        {why ? (
          <span id={whyId} className={css.why} aria-hidden="true">
            {why}
          </span>
        ) : null}
      </span>
    </>
  );
  if (item.href !== undefined && !why) {
    return (
      <li role="none">
        <Anchor component="Menu" {...shared} href={item.href} onClick={onDone}>
          {content}
        </Anchor>
      </li>
    );
  }
  const select = () => {
    if (why) return;
    // Closed first, so that the focus is back on the button before a dialog takes it from there.
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
