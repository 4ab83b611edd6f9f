import { Fragment, type ReactNode } from 'react';
import { unbrokenWord } from './breakable.css.ts';

/**
 * An email address or URL, on its own line where it does not fit, and where the line is too short, broken after its @
 * and slashes and before its dots, not within its words. Page translators do not change it.
 */
export const breakable = (address: string): ReactNode => (
  <span className={unbrokenWord} translate="no">
    {address.split(/(?<=[@/])|(?=\.)/).map((part, index) => (
      <Fragment key={index}>
        {index > 0 ? <wbr /> : null}
        {part}
      </Fragment>
    ))}
  </span>
);
