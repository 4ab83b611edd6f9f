import type { Booking } from '@plaitful/api-client/contract';
import { toInnerName } from '../../appointments/optionNames.ts';

/** The chosen extras, after the style: ", to the waist, wash and detangle". */
export const formatBookedOptions = ({ options = [] }: Pick<Booking, 'options'>): string =>
  options.map(({ name }) => `, ${toInnerName(name)}`).join('');

/** The style with the chosen extras: "Knotless braids, to the waist, wash and detangle". */
export const formatBookedStyle = (booking: Pick<Booking, 'styleName' | 'options'>): string =>
  booking.styleName + formatBookedOptions(booking);

/** Without line breaks after hyphens; the fonts do not have the hyphen that never breaks. */
export const keepHyphens = (text: string): string => text.replaceAll('-', '-\u{2060}');
