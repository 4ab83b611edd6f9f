import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type MouseEvent, type PropsWithChildren, useEffect, useState, useSyncExternalStore } from 'react';
import { NAVIGATE_URL, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { looks, wear, wornLooks, type Looks } from './looks.tsx';
import { darkByReader, workshopTheme } from './theme.ts';
import '../packages/design-system/src/workshop/docs.css.ts';

const reader = matchMedia(darkByReader);

function subscribe(onChange: () => void) {
  reader.addEventListener('change', onChange);
  return () => reader.removeEventListener('change', onChange);
}

/** The looks chosen in the toolbar, also on a page without a story that would tell. */
function useLooks({ channel }: DocsContainerProps['context']): Looks {
  const [chosen, setChosen] = useState<Looks>(() => {
    const [said] = (channel.last(SET_GLOBALS) ?? []) as { globals?: Looks }[];
    return wornLooks() ?? { ...looks, ...said?.globals };
  });
  useEffect(() => {
    // What the toolbar asks for. What is so now would be told by stories in frames of the page, too, of themselves.
    const update = ({ globals }: { globals: Partial<Looks> }) => setChosen((now) => ({ ...now, ...globals }));
    channel.on(UPDATE_GLOBALS, update);
    return () => channel.off(UPDATE_GLOBALS, update);
  }, [channel]);
  return chosen;
}

/** The frame of every page of words: in the theme, the direction and the motion of the toolbar, as stories are. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const chosen = useLooks(context);
  const isDarkReader = useSyncExternalStore(subscribe, () => reader.matches);
  useEffect(() => wear(chosen), [chosen]);
  const { theme } = chosen;
  const isDark = theme === 'dark' || (theme !== 'light' && isDarkReader);

  /** Links from page to page lead the whole of Storybook there, not the frame of the page alone. */
  function lead(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a[href*="?path=/"]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
    event.preventDefault();
    context.channel.emit(NAVIGATE_URL, link.getAttribute('href')?.replace(/^\.?\/?/, ''));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it listens to the links inside
    <div onClick={lead}>
      <DocsContainer context={context} theme={workshopTheme(isDark ? 'dark' : 'light')}>
        {children}
      </DocsContainer>
    </div>
  );
}
