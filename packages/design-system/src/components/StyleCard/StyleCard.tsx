import { useId } from 'react';
import { Anchor } from '../../private/Anchor.tsx';
import { warning } from '../../private/warning.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { PictureProps } from '../Picture/Picture.tsx';
import { hidden } from '../../private/visuallyHidden.css.ts';
import * as css from './StyleCard.css.ts';

export interface StyleCardProps {
  /** The style's name, also the words of its link. */
  name: string;
  /** Address of the style. */
  href: string;
  /** State for the style's page, so that it can show at once. */
  state?: unknown;
  /** The picture, in a frame of 4 to 5. */
  picture: Omit<PictureProps, 'crop'>;
  /** Ground of a picture that has no colour of its own. @default 'purple' */
  ground?: 'purple' | 'pink' | 'cream';
  /** The flag on the picture, for example "10% off". */
  discount?: string | undefined;
  /** The price now. */
  price: string;
  /** The price before, with the words that say so to a screen reader ("before"). */
  originalPrice?: { text: string; label: string } | undefined;
  /** How long it takes. */
  duration: string;
  /** The same in words, for who listens. */
  durationLabel?: string;
  /** Its deposit. */
  deposit: string;
}

export interface StyleGridProps {
  /** The cards' facts. */
  styles: readonly (StyleCardProps & { key: string | number })[];
}

export interface StyleGridSkeletonProps {
  /** How many cards are on the way. */
  count: number;
  /** Says what is loading, to who cannot see it. Left out where words beside it say so. */
  label?: string | undefined;
}

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
        <span role="status" className={hidden}>
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
    originalPrice,
    duration,
    durationLabel,
    deposit,
  } = props;
  const nameId = useId();
  warning(
    discount !== undefined && originalPrice === undefined,
    'StyleCard',
    `"${name}" has a discount but no originalPrice. Give what it cost before, or leave the discount out.`,
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
      <h3 id={nameId} className={css.name}>
        <Anchor component="StyleCard" href={href} state={state} className={css.link}>
          {name}
        </Anchor>
      </h3>
      <div className={css.line}>
        <p className={css.price}>
          {price}{' '}
          {originalPrice ? (
            <s className={css.was}>
              <span className={hidden}>{originalPrice.label} </span>
              {originalPrice.text}
            </s>
          ) : null}
        </p>
        <div className={css.facts}>
          <p>
            <span aria-hidden={durationLabel === undefined ? undefined : true}>{duration}</span>
            {durationLabel === undefined ? null : <span className={hidden}>{durationLabel}</span>}
          </p>
          <p>{deposit}</p>
        </div>
      </div>
    </article>
  );
}
