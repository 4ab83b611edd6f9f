import type { PictureProps } from '@plaitful/design-system/Picture';
import type { Style } from '@plaitful/api-client/contract';
import markUrl from '../../lib/images/mark.svg';

/** The widths in px in which the server stores every picture. */
const widths = [320, 640, 1280] as const;

type StylePicture = Pick<PictureProps, 'sources' | 'src' | 'placeholderColor'>;

export type StyleWithPicture = Pick<Style, 'styleImage' | 'styleImageColor'>;

/**
 * All variants of a style's picture, derived from `/api/images/{hash}/640.jpeg`; the placeholder without a
 * picture. A URL of another form is used as it is.
 */
export function stylePicture({ styleImage: url, styleImageColor }: StyleWithPicture): StylePicture {
  const base = url === null ? undefined : /^(.*\/api\/images\/[^/]+)\/\d+\.jpeg$/.exec(url)?.[1];
  if (base === undefined) return { sources: [], src: url ?? markUrl };
  const source = (format: string) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${base}/${width}.${format} ${width}w`).join(', '),
  });
  return {
    sources: [source('avif'), source('webp'), source('jpeg')],
    src: `${base}/640.jpeg`,
    placeholderColor: styleImageColor ?? undefined,
  };
}
