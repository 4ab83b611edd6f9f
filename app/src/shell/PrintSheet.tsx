import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { sheet } from './printSheet.css.ts';

/** What is printed in place of the page on the screen. */
export const PrintSheet = ({ children }: { children: ReactNode }) =>
  createPortal(<div className={sheet}>{children}</div>, document.body);
