import type { ReactNode } from 'react';
import { wrap } from './layout.css.ts';
import * as css from './Notice.css.ts';

/** A page with only a short message. */
export function Notice({ children }: { children: ReactNode }) {
  return <div className={`${wrap} ${css.notice}`}>{children}</div>;
}
