import type { PictureProps } from './Picture.types.ts';
import * as css from './Picture.css.ts';

export type { PictureProps, PictureSource } from './Picture.types.ts';

/** A picture that fills its frame, the nearest positioned box around it, so that nothing moves when it comes. */
export function Picture(props: PictureProps) {
  const { sources, src, alt, sizes, color, isFirst = false, part = 'middle' } = props;
  return (
    <>
      {color === undefined ? null : (
        <svg className={css.ground} color={color} aria-hidden="true" focusable="false" />
      )}
      <picture>
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
        <img
          className={css.part[part]}
          alt={alt}
          // The shape that most of them have; the frame settles it.
          width={640}
          height={800}
          {...(isFirst
            ? ({ loading: 'eager', fetchPriority: 'high' } as const)
            : ({ loading: 'lazy', decoding: 'async' } as const))}
          // Last: what begins to fetch it has to know all of the above.
          src={src}
        />
      </picture>
    </>
  );
}
