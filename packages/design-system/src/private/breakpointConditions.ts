import { media } from '../tokens/breakpoints.ts';

/** The widths from which an atomic class may hold: those of `Responsive`. */
export const conditions = {
  phone: {},
  tablet: { '@media': media.tablet },
  desk: { '@media': media.desk },
  wide: { '@media': media.wide },
};
