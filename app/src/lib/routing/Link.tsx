import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';
import { usePrefetch } from './AppRouter.tsx';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Where within the site it leads; parts left out stay as they are. */
  to: To;
  /** State for the next page. */
  state?: unknown;
  /** Takes the place of this page in the history. @default false */
  replace?: boolean;
  /** Leaves the page scrolled as it is. @default false */
  preventScrollReset?: boolean;
}

/**
 * A link within the site. Whoever points at it, comes to it by the keyboard or touches it has its page fetched already.
 * The router's own `Link` can do the same, and brings what frameworks need for it: 2 kB.
 */
export function Link({
  to,
  state,
  replace = false,
  preventScrollReset = false,
  onClick,
  children,
  ...anchor
}: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { state, replace, preventScrollReset });
  const prefetch = usePrefetch();
  const prepare = () => prefetch(href);
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a
      {...anchor}
      href={href}
      onClick={press}
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
    >
      {children}
    </a>
  );
}
