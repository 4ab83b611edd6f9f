import type { Booking } from '@plaitful/api-client/contract';
import { toInnerName } from '../../appointments/optionNames.ts';

/** The style with the chosen extras: "Knotless braids, to the waist, wash and detangle". */
export const formatBookedStyle = ({
  styleName,
  options = [],
}: Pick<Booking, 'styleName' | 'options'>): string =>
  [styleName, ...options.map(({ name }) => toInnerName(name))].join(', ');

/** Without line breaks after hyphens; the fonts do not have the hyphen that never breaks. */
export const keepHyphens = (text: string): string => text.replaceAll('-', '-\u{2060}');
