import { styleVariants } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';

const columns = {
  1: 'minmax(0, 1fr)',
  2: 'repeat(2, minmax(0, 1fr))',
  3: 'repeat(3, minmax(0, 1fr))',
  4: 'repeat(4, minmax(0, 1fr))',
  6: 'repeat(6, minmax(0, 1fr))',
};

const columnsFrom = (query: string) =>
  styleVariants(columns, (gridTemplateColumns) => ({ '@media': { [query]: { gridTemplateColumns } } }));

export const phoneColumns = styleVariants(columns, (gridTemplateColumns) => ({ gridTemplateColumns }));
export const tabletColumns = columnsFrom(media.tablet);
export const deskColumns = columnsFrom(media.desk);
