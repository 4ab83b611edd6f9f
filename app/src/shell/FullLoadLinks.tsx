import { LinkProvider, type RouterLinkProps } from '@plaitful/design-system/Link';
import type { ReactNode } from 'react';

function PlainLink({ state: _state, isReplace: _isReplace, children, ...anchor }: RouterLinkProps) {
  return <a {...anchor}>{children}</a>;
}

/** Links within load their page anew from the server, as the login dialog's link does (product spec 2). */
export function FullLoadLinks({ children }: { children: ReactNode }) {
  return <LinkProvider component={PlainLink}>{children}</LinkProvider>;
}
