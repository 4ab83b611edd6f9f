import { locale } from '@plaitful/messages/format';
import type {
  BookingValues,
  MailText,
  MessageStudioValues,
  SmsText,
} from '@plaitful/messages/message-values';
import { escapeHtml } from '../markup.ts';
import { cutToGsm, transliterateToGsm, isGsm, SMS_LENGTH } from './gsm.ts';

/** A mail as text and HTML with the same content. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The longest studio name for which a text message has room. */
const NAME_LENGTH = 20;

/** The longest e-Transfer address for which the first form of a text message has room. */
const PAYMENT_EMAIL_LENGTH = 34;

/** The plain text as HTML: a paragraph for each block, links for our own addresses, no pictures or scripts. */
function toHtml(subject: string, text: string, links: readonly string[]): string {
  const asLink = (line: string): string => {
    const link = links.find((url) => line.endsWith(url));
    if (link === undefined) return escapeHtml(line);
    const url = escapeHtml(link);
    return `${escapeHtml(line.slice(0, -link.length))}<a href="${url}">${url}</a>`;
  };
  const paragraphs = text
    .split('\n\n')
    .map((block) => `<p>${block.split('\n').map(asLink).join('<br>\n')}</p>`)
    .join('\n');
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family: sans-serif; line-height: 1.5">
${paragraphs}
</body>
</html>
`;
}

export function renderMail<Values extends MessageStudioValues>(
  mail: MailText<Values>,
  values: Values,
): RenderedMail {
  const subject = mail.subject(values);
  const text = `${mail.body(values)}\n`;
  const links = Object.entries(values).flatMap(([name, value]) =>
    name.endsWith('Url') && typeof value === 'string' && value !== '' ? [value] : [],
  );
  return { subject, text, html: toHtml(subject, text.trimEnd(), links) };
}

/**
 * A text message about a booking: at most 160 GSM characters, with the studio's name cut to the remaining room. An
 * e-Transfer address is never cut or changed: the second form omits it.
 */
export function renderText(sms: SmsText, values: BookingValues): string {
  const fitted = { ...values, businessName: cutToGsm(values.businessName, NAME_LENGTH) };
  const hasRoom = values.paymentEmail.length <= PAYMENT_EMAIL_LENGTH && isGsm(values.paymentEmail);
  const write = hasRoom ? sms.text : (sms.long ?? sms.text);
  const text = transliterateToGsm(write(fitted));
  return text.length > SMS_LENGTH && sms.long !== undefined ? transliterateToGsm(sms.long(fitted)) : text;
}
