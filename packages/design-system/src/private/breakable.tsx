import { Fragment, type ReactNode } from 'react';

/** An email or web address that breaks after its @ and slashes and before its dots, not within its words. */
export const breakable = (address: string): ReactNode =>
  address.split(/(?<=[@/])|(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      <span>{part}</span>
    </Fragment>
  ));
