import { style, styleVariants } from '@vanilla-extract/css';
import { keepFillInForcedColors } from '../../private/keepFillInForcedColors.ts';

const whole = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/**
 * A colour without a style attribute, which a content security policy may forbid: SVG elements have a `color`
 * attribute.
 */
export const placeholder = style({ ...keepFillInForcedColors, ...whole, background: 'currentColor' });

const picture = style({ ...whole, objectFit: 'cover' });

export const crop = styleVariants(
  { middle: '50% 50%', upper: '50% 20%', top: '50% 4%' },
  (objectPosition) => [picture, { objectPosition }],
);
