/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /**
   * What will be there: lines of words, a picture as on a style's page, or a card as of a style.
   * @default 'lines'
   */
  kind?: 'lines' | 'picture' | 'card';
  /**
   * How many lines.
   * @default 3
   */
  lines?: number;
  /** Says what is loading, for example "Loading the styles...", to who cannot see it. Left out where words beside it say so. */
  label?: string | undefined;
}
