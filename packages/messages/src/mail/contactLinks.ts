import { toE164 } from '@plaitful/domain/phone';
import type { MailLink } from './mailBlocks.ts';

export const mailLink = (address: string): MailLink => ({
  label: address,
  url: `mailto:${encodeURI(address)}`,
});

/** @param phone as it is shown */
export const phoneLink = (phone: string): MailLink => ({
  label: phone,
  url: `tel:${toE164(phone) ?? phone.replaceAll(/[^\d+]/g, '')}`,
});

/** Opens the maps app of a phone. Readable, since mails show it: `+` for a space, and commas. */
export const getMapUrl = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address).replaceAll('%20', '+').replaceAll('%2C', ',')}`;
