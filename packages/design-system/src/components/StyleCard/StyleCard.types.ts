import type { PictureProps } from '../Picture/Picture.types.ts';

/** Props of {@link StyleCard}. */
export interface StyleCardProps {
  /** The style's name, also the words of its link. */
  name: string;
  /** Address of the style. */
  href: string;
  /** State for the style's page, so that it can show at once. */
  state?: unknown;
  /** The picture, in a frame of 4 to 5. */
  picture: Omit<PictureProps, 'part'>;
  /** Ground of a picture that has no colour of its own. @default 'purple' */
  ground?: 'purple' | 'pink' | 'cream';
  /** The flag on the picture, for example "10% off". */
  discount?: string | undefined;
  /** The price now. */
  price: string;
  /** The price before, with the words that say so to a screen reader ("before"). */
  wasPrice?: { text: string; label: string } | undefined;
  /** How long it takes. */
  duration: string;
  /** The same in words, for who listens. */
  durationSpoken?: string;
  /** Its deposit. */
  deposit: string;
  /** Level of the name. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Props of {@link StyleGrid}. */
export interface StyleGridProps {
  /** The cards' facts. */
  styles: readonly (StyleCardProps & { key: string | number })[];
}

/** Props of {@link StyleGridSkeleton}. */
export interface StyleGridSkeletonProps {
  /** How many cards are on the way. */
  count: number;
  /** Says what is loading, to who cannot see it. Left out where words beside it say so. */
  label?: string | undefined;
}
