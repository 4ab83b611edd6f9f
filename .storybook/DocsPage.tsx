import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type MouseEvent, type PropsWithChildren, useEffect, useState, useSyncExternalStore } from 'react';
import { NAVIGATE_URL, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { initialGlobals, applyGlobals, currentGlobals, type ToolbarGlobals } from './globals.tsx';
import { prefersDark, storybookTheme } from './theme.ts';
import '../packages/design-system/src/workshop/docs.css.ts';

const darkQuery = matchMedia(prefersDark);

function subscribe(onChange: () => void) {
  darkQuery.addEventListener('change', onChange);
  return () => darkQuery.removeEventListener('change', onChange);
}

/** Also provides the toolbar's values on pages without a story, where nothing reports them. */
function useToolbarGlobals({ channel }: DocsContainerProps['context']): ToolbarGlobals {
  const [chosen, setChosen] = useState<ToolbarGlobals>(() => {
    const [said] = (channel.last(SET_GLOBALS) ?? []) as { globals?: ToolbarGlobals }[];
    return currentGlobals() ?? { ...initialGlobals, ...said?.globals };
  });
  useEffect(() => {
    // The globals that the toolbar sets. Stories in frames of the page would report their own globals, too.
    const update = ({ globals }: { globals: Partial<ToolbarGlobals> }) =>
      setChosen((now) => ({ ...now, ...globals }));
    channel.on(UPDATE_GLOBALS, update);
    return () => channel.off(UPDATE_GLOBALS, update);
  }, [channel]);
  return chosen;
}

/** The container of every docs page: with the theme, direction and motion of the toolbar, like the stories. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const chosen = useToolbarGlobals(context);
  const isSystemDark = useSyncExternalStore(subscribe, () => darkQuery.matches);
  useEffect(() => applyGlobals(chosen), [chosen]);
  const { theme } = chosen;
  const isDark = theme === 'dark' || (theme !== 'light' && isSystemDark);

  /** Links between pages navigate the whole of Storybook, not only the page's frame. */
  function followLink(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a[href*="?path=/"]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
    event.preventDefault();
    context.channel.emit(NAVIGATE_URL, link.getAttribute('href')?.replace(/^\.?\/?/, ''));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it listens to the links inside
    <div onClick={followLink}>
      <DocsContainer context={context} theme={storybookTheme(isDark ? 'dark' : 'light')}>
        {children}
      </DocsContainer>
    </div>
  );
}
