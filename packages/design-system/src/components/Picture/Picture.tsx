import * as css from './Picture.css.ts';

/** An encoding of a picture. */
export interface PictureSource {
  /** Media type, for example `image/avif`. */
  type: string;
  /** URLs with widths, as in an `img`'s `srcset`. */
  srcSet: string;
}

export interface PictureProps {
  /** The encodings, the preferred one first. */
  sources: readonly PictureSource[];
  /** URL for browsers that support none of them. */
  src: string;
  /** Alternative text; empty where text beside it says the same. */
  alt: string;
  /** Width of the picture relative to the window's, as in an `img`'s `sizes`. */
  sizes: string;
  /** Its dominant colour, `#rrggbb`, shown until it has loaded. The frame's background when left out. */
  placeholderColor?: string | undefined;
  /** Loads immediately and with high priority; others load lazily. @default false */
  isPriority?: boolean | undefined;
  /**
   * The part that stays visible where the frame has a different aspect ratio: `upper` and `top` keep heads.
   * @default 'middle'
   */
  crop?: 'middle' | 'upper' | 'top';
}

/** An image that fills its frame, the nearest positioned ancestor, so that nothing moves when it loads. */
export function Picture(props: PictureProps) {
  const { sources, src, alt, sizes, placeholderColor, isPriority = false, crop = 'middle' } = props;
  return (
    <>
      {placeholderColor === undefined ? null : (
        <svg className={css.placeholder} color={placeholderColor} aria-hidden="true" focusable="false" />
      )}
      <picture>
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
        <img
          className={css.crop[crop]}
          alt={alt}
          // The most common aspect ratio; the frame sets the actual size.
          width={640}
          height={800}
          {...(isPriority
            ? ({ loading: 'eager', fetchPriority: 'high' } as const)
            : ({ loading: 'lazy', decoding: 'async' } as const))}
          // Last: a browser may start to load the image when `src` is set, so all other attributes must precede it.
          src={src}
        />
      </picture>
    </>
  );
}
