import type { ReactNode } from 'react';
import crown from '../lib/images/crown.svg';
import * as css from './BesidePicture.css.ts';
import { CenteredMessage } from './CenteredMessage.tsx';

/** A page with only a short text or form, beside a girl's picture; on a phone the picture is below. */
export function BesidePicture({ children }: { children: ReactNode }) {
  return (
    <CenteredMessage>
      <div className={css.columns}>
        {children}
        <div className={css.picture}>
          <img src={crown} alt="" width={400} height={500} className={css.image} />
        </div>
      </div>
    </CenteredMessage>
  );
}
