/** One encoding of a picture. */
export interface PictureSource {
  /** Media type, for example `image/avif`. */
  type: string;
  /** Addresses with widths, as of an `img`'s `srcset`. */
  srcSet: string;
}

/** Props of {@link Picture}. */
export interface PictureProps {
  /** The encodings, the best one first. */
  sources: readonly PictureSource[];
  /** Address of what every browser reads. */
  src: string;
  /** What it shows, in words; empty where words beside it say so. */
  alt: string;
  /** Width of the picture beside the window's, as of an `img`'s `sizes`. */
  sizes: string;
  /** The colour that most of it has, `#rrggbb`: stands in its place until it is there. The frame's own ground when left out. */
  color?: string | undefined;
  /** Seen first on its page: fetched at once and before others. Others wait until they are nearly in sight. @default false */
  isFirst?: boolean | undefined;
  /** What stays where the frame has another shape: `upper` and `top` keep heads. @default 'middle' */
  part?: 'middle' | 'upper' | 'top';
}
