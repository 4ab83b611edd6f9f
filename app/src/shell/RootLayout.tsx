import { LinkProvider, type RouterLinkProps } from '@plaitful/design-system/Link';
import { ToastRegion } from '@plaitful/design-system/Toast';
import { toast } from '@plaitful/messages/en-CA/common';
import type { MouseEvent } from 'react';
import { Outlet, ScrollRestoration, type Location, Link, useLocation } from 'react-router-dom';
import { SessionHost } from '../lib/session/session.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** Each document starts with the key `default`; its scroll position is restored by the browser. */
const scrollKeyOf = ({ key }: Location): string => (key === 'default' ? String(performance.timeOrigin) : key);

export function RootLayout() {
  useFocusOnNavigation();
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
      <SessionHost />
      <ToastRegion label={toast.region} closeLabel={toast.dismiss} />
      <ScrollRestoration getKey={scrollKeyOf} />
    </LinkProvider>
  );
}

/** The router link for the design system. A link to the current page scrolls to the top. */
function RouterLink({ href, state, onClick, children, ...anchor }: RouterLinkProps) {
  const here = useLocation();
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.();
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || href !== here.pathname + here.search) return;
    event.preventDefault();
    window.scrollTo({ top: 0 });
  };
  return (
    <Link {...anchor} to={href} state={state} onClick={press}>
      {children}
    </Link>
  );
}
