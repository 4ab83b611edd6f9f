import { useId } from 'react';
import { RouterAnchor } from '../../private/RouterAnchor.tsx';
import { warnInDev } from '../../private/warning.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { HeadingLevel } from '../../private/variants.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { PictureProps } from '../Picture/Picture.tsx';
import { hidden } from '../../private/visuallyHidden.css.ts';
import * as css from './StyleCard.css.ts';

export interface StyleCardProps {
  /** The style's name, also the text of its link. */
  name: string;
  href: string;
  /** Navigation state, so that the style's page can render immediately. */
  state?: unknown;
  /** Its 4:5 picture. */
  picture: Omit<PictureProps, 'crop'>;
  /** Background of a picture without a colour of its own. @default 'purple' */
  background?: 'purple' | 'pink' | 'cream';
  /** What it looks like, in a sentence or two. */
  description?: string | undefined;
  /** The label on the picture, for example "10% off". */
  discount?: string | undefined;
  /** The current price. */
  price: string;
  /** The price before the discount, with a label for screen readers ("before"). */
  originalPrice?: { text: string; label: string } | undefined;
  duration: string;
  /** The duration in words, for screen readers. */
  durationLabel?: string;
  deposit: string;
  /** The level of the name in the document outline. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

export interface StyleGridProps {
  styles: readonly (StyleCardProps & { key: string | number })[];
  /** The level of the names in the document outline. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

export interface StyleGridSkeletonProps {
  /** The number of placeholder cards. */
  count: number;
  /** Says what is loading, for screen readers. Left out where text beside it says so. */
  label?: string | undefined;
}

/** Cards in a staggered grid: two columns on a phone, four on a desktop. */
export function StyleGrid({ styles, headingLevel }: StyleGridProps) {
  return (
    <ul className={css.grid}>
      {styles.map(({ key, ...style }) => (
        <li key={key} className={css.gridItem}>
          <StyleCard headingLevel={headingLevel} {...style} />
        </li>
      ))}
    </ul>
  );
}

/** The same grid while its styles are loading. */
export function StyleGridSkeleton({ count, label }: StyleGridSkeletonProps) {
  return (
    <div>
      <div className={css.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={css.gridItem}>
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

/** A style in a list: picture, description, price and duration. The whole card is a link. */
export function StyleCard(props: StyleCardProps) {
  const {
    name,
    href,
    state,
    picture,
    background = 'purple',
    description,
    discount,
    originalPrice,
    headingLevel = 3,
  } = props;
  const Name = `h${headingLevel}` as const;
  const nameId = useId();
  warnInDev(
    discount !== undefined && originalPrice === undefined,
    'StyleCard',
    `"${name}" has a discount but no originalPrice. Give what it cost before, or leave the discount out.`,
  );
  return (
    <article className={css.card} aria-labelledby={nameId}>
      <div className={css.frame({ background })}>
        <div className={css.picture}>
          <Picture {...picture} />
        </div>
        {discount ? (
          <p className={css.discount}>
            <Badge tone="discount">{discount}</Badge>
          </p>
        ) : null}
      </div>
      <Name id={nameId} className={css.name}>
        <RouterAnchor component="StyleCard" href={href} state={state} className={css.link}>
          {name}
        </RouterAnchor>
      </Name>
      {description ? <p className={css.description}>{description}</p> : null}
      <PriceLine {...props} />
    </article>
  );
}

type PriceLineProps = Pick<
  StyleCardProps,
  'price' | 'originalPrice' | 'duration' | 'durationLabel' | 'deposit'
>;

function PriceLine({ price, originalPrice, duration, durationLabel, deposit }: PriceLineProps) {
  return (
    <div className={css.priceLine}>
      <p className={css.price}>
        <span>{price}</span>{' '}
        {originalPrice ? (
          <s className={css.oldPrice}>
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
  );
}
