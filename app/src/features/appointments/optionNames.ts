import type { Booking } from '@plaitful/api-client/contract';

/** "Wash and detangle" within a line: in lower case, unless it begins with an abbreviation such as "XL". */
export const toInnerName = (name: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** What was chosen, without prices; undefined for a booking without options. */
export const listOptionNames = ({ options }: Booking): string[] | undefined =>
  options?.map(({ name }, index) => (index === 0 ? name : toInnerName(name)));
