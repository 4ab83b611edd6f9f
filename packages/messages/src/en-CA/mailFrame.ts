import { mailLink, phoneLink } from '../mail/contactLinks.ts';
import type { MailBlock, MailInline } from '../mail/mailBlocks.ts';
import type { MailText, MessageStudioValues } from '../messageValues.ts';

/** The studio's address and contact, with which each mail to a parent or visitor ends. */
export const mailFooter = (v: MessageStudioValues): readonly MailInline[] => [
  v.businessName,
  [{ label: v.address, url: v.mapUrl }],
  [phoneLink(v.contactPhone), ' · ', mailLink(v.contactEmail)],
  `Open ${v.hours}`,
];

/** A mail to a parent: a greeting is added before it, and the studio's address after it. */
export const withGreetingAndAddress = <Values extends MessageStudioValues & { readonly parentName: string }>(
  mail: MailText<Values>,
): MailText<Values> => ({ ...mail, greeting: (v) => `Hello ${v.parentName},`, footer: mailFooter });

/** "write to hello@… or call 613-…", with links. */
export const writeOrCall = (v: MessageStudioValues, before: string, after = '.'): MailInline => [
  before,
  'write to ',
  mailLink(v.contactEmail),
  ' or call ',
  phoneLink(v.contactPhone),
  after,
];

export const buttonFails = 'Button does not work? Copy this address:';

/** A button whose page asks for what only this URL has: it can be copied. */
export const tokenButton = (label: string, url: string): MailBlock => ({
  type: 'button',
  label,
  url,
  copyHint: buttonFails,
});

export const call = (v: MessageStudioValues, before: string, after = '.'): MailInline => [
  before,
  phoneLink(v.contactPhone),
  after,
];

export const paragraph = (text: MailInline): MailBlock => ({ type: 'paragraph', text });

export const small = (text: MailInline): MailBlock => ({ type: 'paragraph', text, isMuted: true });
