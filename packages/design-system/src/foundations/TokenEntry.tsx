import type { CSSProperties, ReactNode } from 'react';
import type { ListedToken } from './tokenList.ts';
import * as css from './foundations.css.ts';

/** The custom property of a token, for samples that use it live. */
export function cssVariable({ property }: ListedToken): string {
  return `var(${property})`;
}

/** A token's name, custom property, value and purpose. */
export function TokenDescription({ token, value }: { token: ListedToken; value?: boolean }) {
  return (
    <div className={css.textBlock}>
      <span className={css.name}>{token.name}</span>
      <code className={css.code}>{token.property}</code>
      {value !== false && <code className={css.code}>{token.value}</code>}
      <p className={css.description}>{token.description}</p>
    </div>
  );
}

interface TokenEntriesProps {
  tokens: readonly ListedToken[];
  sample: (token: ListedToken) => ReactNode;
}

export function TokenEntries({ tokens, sample }: TokenEntriesProps) {
  return (
    <ul className={css.list}>
      {tokens.map((token) => (
        <li key={token.name} className={css.wide}>
          <TokenDescription token={token} />
          {sample(token)}
        </li>
      ))}
    </ul>
  );
}

interface SampleProps {
  look: 'bar' | 'shape';
  style: CSSProperties;
}

/** A bar or a box of this size. */
export function Sample({ look, style }: SampleProps) {
  return <div className={look === 'bar' ? css.bar : css.shape} style={style} aria-hidden="true" />;
}
