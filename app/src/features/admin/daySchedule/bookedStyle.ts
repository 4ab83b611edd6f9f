import type { Booking } from '@plaitful/api-client/contract';

/** "Wash and detangle" within a line: in lower case, unless it begins with an abbreviation such as "XL". */
const toInner = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** The style with the chosen extras: "Knotless braids, to the waist, wash and detangle". */
export const formatBookedStyle = ({
  styleName,
  options = [],
}: Pick<Booking, 'styleName' | 'options'>): string =>
  [styleName, ...options.map(({ name }) => toInner(name))].join(', ');

/** Without line breaks after hyphens; the fonts do not have the hyphen that never breaks. */
export const keepHyphens = (text: string): string => text.replaceAll('-', '-\u{2060}');
