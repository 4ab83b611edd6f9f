import type { RouterLinkProps } from '@plaitful/design-system/Link';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../lib/routing/Link.tsx';

/**
 * The app's link for the design system. A link to the page one is on scrolls to its top instead of going there again
 * (product spec 2, Shared chrome).
 */
export function RouterLink({
  href,
  state,
  isReplace = false,
  onClick,
  children,
  ...anchor
}: RouterLinkProps) {
  const here = useLocation();
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.();
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || href !== here.pathname + here.search) return;
    event.preventDefault();
    window.scrollTo({ top: 0 });
  };
  return (
    <Link {...anchor} to={href} state={state} replace={isReplace} onClick={press}>
      {children}
    </Link>
  );
}
