import { fn } from 'storybook/test';
import * as css from './Menu.css.ts';
import type { MenuProps } from './Menu.types.ts';
import { MenuEntry } from './parts/MenuEntry.tsx';

/** An open menu in its place in a row of its states: as a popover, only one could be looked at. */
export function MenuShown({ label, items }: Pick<MenuProps, 'label' | 'items'>) {
  return (
    <ul role="menu" aria-label={label} className={css.menu} style={{ position: 'relative', width: 240 }}>
      {items.map((item) => (
        <MenuEntry key={item.key} item={item} onDone={fn()} />
      ))}
    </ul>
  );
}
