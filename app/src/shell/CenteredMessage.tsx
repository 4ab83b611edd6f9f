import type { ReactNode } from 'react';
import { Loader } from '@plaitful/design-system/Loader';
import { loading } from '@plaitful/messages/en-CA/common';
import * as css from './layout.css.ts';

/** A page with only a short message. */
export function CenteredMessage({ children }: { children: ReactNode }) {
  return <div className={`${css.wrap} ${css.notice}`}>{children}</div>;
}

export function PageLoading() {
  return (
    <div className={css.fullHeight}>
      <CenteredMessage>
        <Loader label={loading.page} />
      </CenteredMessage>
    </div>
  );
}
