import type { ReactNode } from 'react';
import crown from '../lib/images/crown.svg';
import * as css from './BesidePicture.css.ts';

/** A girl with beads beside a short text or form; below it on a phone. */
export function BesidePicture({ children }: { children: ReactNode }) {
  return (
    <div className={css.columns}>
      {children}
      <div className={css.picture}>
        <img src={crown} alt="" width={400} height={500} />
      </div>
    </div>
  );
}
