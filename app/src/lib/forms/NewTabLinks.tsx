import { LinkProvider, type RouterLinkProps } from '@plaitful/design-system/Link';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { newTab } from '@plaitful/messages/en-CA/fields';
import type { ReactNode } from 'react';

function NewTabLink({ state: _state, children, ...anchor }: RouterLinkProps) {
  return (
    <a {...anchor} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>, {newTab}</VisuallyHidden>
    </a>
  );
}

/** Links inside open in a new tab and say so, so that a form is not lost. */
export function NewTabLinks({ children }: { children: ReactNode }) {
  return <LinkProvider component={NewTabLink}>{children}</LinkProvider>;
}
