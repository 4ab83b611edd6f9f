import type { MailText, MessageStudioValues } from '../messageValues.ts';

export const mailFooter = (v: MessageStudioValues): string => `${v.businessName}
${v.address}
${v.contactPhone} · ${v.contactEmail}
Open ${v.hours}`;

/**
 * A mail to a parent: a greeting is added before the body, which begins with a line break, and the studio's address
 * after it.
 */
export const withGreetingAndAddress = <Values extends MessageStudioValues & { readonly parentName: string }>({
  subject,
  body,
}: MailText<Values>): MailText<Values> => ({
  subject,
  body: (v) => `Hello ${v.parentName},\n${body(v)}\n\n${mailFooter(v)}`,
});
