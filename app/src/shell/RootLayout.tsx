import { LinkProvider, type RouterLinkProps } from '@plaitful/design-system/Link';
import { ToastRegion } from '@plaitful/design-system/Toast';
import { toast, unexpectedError } from '@plaitful/messages/en-CA/common';
import type { MouseEvent } from 'react';
import { Outlet, ScrollRestoration, type Location, Link, useLocation, useNavigation } from 'react-router-dom';
import { Button } from '@plaitful/design-system/Button';
import { Heading } from '@plaitful/design-system/Heading';
import { Text } from '@plaitful/design-system/Text';
import { AccountDialogOutlet } from '../lib/session/session.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useStudioValues } from './business.tsx';
import { ContactText } from './ContactText.tsx';
import { useTitle } from '../lib/documentHead.ts';
import { CenteredMessage } from './CenteredMessage.tsx';
import * as css from './layout.css.ts';

/** Each document starts with the key `default`; its scroll position is restored by the browser. */
const getScrollKey = ({ key }: Location): string =>
  key === 'default' ? String(performance.timeOrigin) : key;

export function RootLayout() {
  useFocusOnNavigation();
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
      <AccountDialogOutlet />
      <ToastRegion label={toast.region} closeLabel={toast.dismiss} />
      <ScrollRestoration getKey={getScrollKey} />
    </LinkProvider>
  );
}

/**
 * The router link for the design system. A link to the current page scrolls to the top, and cancels the loading of
 * another page.
 */
function RouterLink({ href, state, onClick, children, ...anchor }: RouterLinkProps) {
  const here = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.();
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || isLeaving || href !== here.pathname + here.search) return;
    event.preventDefault();
    window.scrollTo({ top: 0 });
  };
  return (
    <Link {...anchor} to={href} state={state} onClick={press}>
      {children}
    </Link>
  );
}

export function RouteErrorBoundary() {
  const studio = useStudioValues();
  useTitle(unexpectedError.title);
  return (
    <CenteredMessage>
      <div className={css.text}>
        <Heading level={1} size="2xl">
          {unexpectedError.title}
        </Heading>
        <Text size="lg" hasReadableWidth>
          <ContactText text={unexpectedError.text(studio)} />
        </Text>
        <Button onClick={() => window.location.reload()}>{unexpectedError.button}</Button>
      </div>
    </CenteredMessage>
  );
}
