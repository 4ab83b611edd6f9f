import { Fragment, type ReactNode } from 'react';

/**
 * An email or web address that breaks after its @ and slashes and before its dots, not within its words. Page
 * translators leave it as it is.
 */
export const breakable = (address: string): ReactNode => (
  <span translate="no">
    {address.split(/(?<=[@/])|(?=\.)/).map((part, index) => (
      <Fragment key={index}>
        {index > 0 ? <wbr /> : null}
        {part}
      </Fragment>
    ))}
  </span>
);
