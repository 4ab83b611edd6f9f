import { locale, toPlainSpaces, withoutJoiners } from '../format.ts';
import type { MailText } from '../messageValues.ts';
import { toMailHtml } from './mailHtml.ts';
import { toPlainText } from './mailPlainText.ts';

export { inScheme } from './mailStyle.ts';

/** A mail as text and HTML with the same content. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The Content-ID of the picture that goes with each mail. */
export const plaitContentId = 'plait@plaitful';

export function renderMail<Values extends { readonly businessName: string }>(
  { subject, preheader, heading, greeting, blocks, footer }: MailText<Values>,
  values: Values,
  plaitUrl = `cid:${plaitContentId}`,
): RenderedMail {
  const content = {
    subject: subject(values),
    preheader: preheader(values),
    businessName: values.businessName,
    heading: heading(values),
    ...(greeting !== undefined && { greeting: greeting(values) }),
    blocks: blocks(values),
    footer: footer?.(values) ?? [],
  };
  return {
    subject: toPlainSpaces(content.subject),
    text: toPlainSpaces(toPlainText(content)),
    html: withoutJoiners(toMailHtml(content, { locale, plaitUrl })),
  };
}
