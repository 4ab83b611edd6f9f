import * as css from './Picture.css.ts';

/** One encoding of a picture. */
export interface PictureSource {
  /** Media type, for example `image/avif`. */
  type: string;
  /** Addresses with widths, as of an `img`'s `srcset`. */
  srcSet: string;
}

export interface PictureProps {
  /** The encodings, the best one first. */
  sources: readonly PictureSource[];
  /** Address of what every browser reads. */
  src: string;
  /** What it shows, in words; empty where words beside it say so. */
  alt: string;
  /** Width of the picture beside the window's, as of an `img`'s `sizes`. */
  sizes: string;
  /**
   * The colour that most of it has, `#rrggbb`: stands in its place until it is there. The frame's own ground when left
   * out.
   */
  placeholderColor?: string | undefined;
  /** Seen first on its page: fetched at once and before others. Others wait until they are nearly in sight. @default false */
  isPriority?: boolean | undefined;
  /** What stays where the frame has another shape: `upper` and `top` keep heads. @default 'middle' */
  crop?: 'middle' | 'upper' | 'top';
}

/** A picture that fills its frame, the nearest positioned box around it, so that nothing moves when it comes. */
export function Picture(props: PictureProps) {
  const { sources, src, alt, sizes, placeholderColor, isPriority = false, crop = 'middle' } = props;
  return (
    <>
      {placeholderColor === undefined ? null : (
        <svg className={css.ground} color={placeholderColor} aria-hidden="true" focusable="false" />
      )}
      <picture>
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
        <img
          className={css.crop[crop]}
          alt={alt}
          // The shape that most of them have; the frame settles it.
          width={640}
          height={800}
          {...(isPriority
            ? ({ loading: 'eager', fetchPriority: 'high' } as const)
            : ({ loading: 'lazy', decoding: 'async' } as const))}
          // Last: what begins to fetch it has to know all of the above.
          src={src}
        />
      </picture>
    </>
  );
}
