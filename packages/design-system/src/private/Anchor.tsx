import { warning } from './warning.ts';
import { createContext, type ComponentType, type ReactNode, type Ref, use } from 'react';

/** What a router's link gets; it renders one `<a>` and passes all of it on. */
export interface RouterLinkProps {
  href: string;
  children: ReactNode;
  className: string;
  /** State for the next page, by the router's own means. */
  state?: unknown;
  'aria-current'?: 'page' | undefined;
  'aria-describedby'?: string | undefined;
  'aria-disabled'?: true | undefined;
  'aria-label'?: string | undefined;
  onClick?: (() => void) | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** Its part in a menu. */
  role?: 'menuitem' | undefined;
  tabIndex?: number | undefined;
  /** Its place in a row of pages. */
  rel?: 'prev' | 'next' | undefined;
}

function PlainLink({ state: _state, children, ...anchor }: RouterLinkProps) {
  return <a {...anchor}>{children}</a>;
}

const LinkContext = createContext<ComponentType<RouterLinkProps>>(PlainLink);

export interface LinkProviderProps {
  /** The router's link for paths within the site. */
  component: ComponentType<RouterLinkProps>;
  children: ReactNode;
}

/** Tells every link below it how to go to a path within the site; without it links load the page anew. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

function isWithinSite(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');
}

interface AnchorProps extends RouterLinkProps {
  /** The component the developer used, for what is told of a wrong prop. */
  component: string;
}

/** A link whose look belongs to the component around it; within the site it goes by the router. */
export function Anchor({ component, ...props }: AnchorProps) {
  const RouterLink = use(LinkContext);
  warning(
    !props.href,
    component,
    '`href` is empty, so it leads nowhere: write where it leads, or use Button for what happens here.',
  );
  // oxlint-disable-next-line react/static-components -- The context hands on a component that stands at the top of its own file.
  return isWithinSite(props.href) ? <RouterLink {...props} /> : <PlainLink {...props} />;
}
