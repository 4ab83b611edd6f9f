import type { RouterLinkProps } from '@plaitful/design-system/Link';
import { useLocation } from 'react-router-dom';
import { Link } from '../../../lib/routing/Link.tsx';

/** The design system's link, for a list below other things: where only the query changes the page stays where it is. */
export function InPlaceLink({ href, state, isReplace = false, ...anchor }: RouterLinkProps) {
  const { pathname } = useLocation();
  const isHere = href === pathname || href.startsWith(`${pathname}?`);
  return <Link {...anchor} to={href} state={state} replace={isReplace} preventScrollReset={isHere} />;
}
