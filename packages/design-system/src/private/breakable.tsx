import { Fragment, type ReactNode } from 'react';
import { whole } from './breakable.css.ts';

/**
 * An email or web address on a line of its own where it does not fit, and where that is too short, broken after its @
 * and slashes and before its dots, not within its words. Page translators leave it as it is.
 */
export const breakable = (address: string): ReactNode => (
  <span className={whole} translate="no">
    {address.split(/(?<=[@/])|(?=\.)/).map((part, index) => (
      <Fragment key={index}>
        {index > 0 ? <wbr /> : null}
        {part}
      </Fragment>
    ))}
  </span>
);
