import { useId } from 'react';
import { Anchor } from '../../private/Anchor.tsx';
import { warning } from '../../private/warning.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { StyleCardProps, StyleGridProps, StyleGridSkeletonProps } from './StyleCard.types.ts';
import * as css from './StyleCard.css.ts';

export type { StyleCardProps, StyleGridProps, StyleGridSkeletonProps } from './StyleCard.types.ts';

/** Cards in a staggered grid: two beside each other on a phone, four on a desk. */
export function StyleGrid({ styles }: StyleGridProps) {
  return (
    <ul className={css.grid}>
      {styles.map(({ key, ...style }) => (
        <li key={key} className={css.place}>
          <StyleCard {...style} />
        </li>
      ))}
    </ul>
  );
}

/** The same grid while its styles are on the way. */
export function StyleGridSkeleton({ count, label }: StyleGridSkeletonProps) {
  return (
    <div>
      <div className={css.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={css.place}>
            <Skeleton kind="card" />
          </div>
        ))}
      </div>
      {label === undefined ? null : (
        <span role="status" className={css.hidden}>
          {label}
        </span>
      )}
    </div>
  );
}

/** A style in a list: its picture, what it costs, how long it takes. The whole card leads to it. */
export function StyleCard(props: StyleCardProps) {
  const {
    name,
    href,
    state,
    picture,
    ground = 'purple',
    discount,
    price,
    wasPrice,
    duration,
    durationSpoken,
    deposit,
    headingLevel = 3,
  } = props;
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  warning(
    discount !== undefined && wasPrice === undefined,
    'StyleCard',
    `"${name}" has a discount but no wasPrice. Give what it cost before, or leave the discount out.`,
  );
  return (
    <article className={css.card} aria-labelledby={nameId}>
      <div className={css.frame({ ground })}>
        <div className={css.picture}>
          <Picture {...picture} />
        </div>
        {discount ? (
          <p className={css.discount}>
            <Badge tone="discount">{discount}</Badge>
          </p>
        ) : null}
      </div>
      <Heading id={nameId} className={css.name}>
        <Anchor component="StyleCard" href={href} state={state} className={css.link}>
          {name}
        </Anchor>
      </Heading>
      <div className={css.line}>
        <p className={css.price}>
          {price}{' '}
          {wasPrice ? (
            <s className={css.was}>
              <span className={css.hidden}>{wasPrice.label} </span>
              {wasPrice.text}
            </s>
          ) : null}
        </p>
        <div className={css.facts}>
          <p>
            <span aria-hidden={durationSpoken === undefined ? undefined : true}>{duration}</span>
            {durationSpoken === undefined ? null : <span className={css.hidden}>{durationSpoken}</span>}
          </p>
          <p>{deposit}</p>
        </div>
      </div>
    </article>
  );
}
