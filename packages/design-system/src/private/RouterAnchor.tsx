'use client';

import { warnInDev } from './warning.ts';
import { createContext, type ComponentType, type ReactNode, type Ref, use } from 'react';

/** The props of a router's link component; it renders one `<a>` and passes all of them on. */
export interface RouterLinkProps {
  href: string;
  children: ReactNode;
  className: string;
  /** Navigation state of the router. */
  state?: unknown;
  'aria-current'?: 'page' | undefined;
  'aria-describedby'?: string | undefined;
  'aria-disabled'?: true | undefined;
  'aria-label'?: string | undefined;
  onClick?: (() => void) | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** Its role in a menu. */
  role?: 'menuitem' | undefined;
  tabIndex?: number | undefined;
  /** Its position in a list of pages. */
  rel?: 'prev' | 'next' | undefined;
}

function PlainLink({ state: _state, children, ...anchor }: RouterLinkProps) {
  return <a {...anchor}>{children}</a>;
}

const LinkContext = createContext<ComponentType<RouterLinkProps>>(PlainLink);

export interface LinkProviderProps {
  /** The router's link component for paths within the site. */
  component: ComponentType<RouterLinkProps>;
  children: ReactNode;
}

/** Provides the router's link component to all links below it; without it links reload the page. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

function isWithinSite(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');
}

interface AnchorProps extends RouterLinkProps {
  /** The component that the developer used, for warnings. */
  component: string;
}

/** A link without styles, for components that style it; uses the router within the site. */
export function RouterAnchor({ component, ...props }: AnchorProps) {
  const RouterLink = use(LinkContext);
  warnInDev(
    !props.href,
    component,
    '`href` is empty, so it leads nowhere: write where it leads, or use Button for what happens here.',
  );
  // oxlint-disable-next-line react/static-components -- the component from the context is declared at module level
  return isWithinSite(props.href) ? <RouterLink {...props} /> : <PlainLink {...props} />;
}
