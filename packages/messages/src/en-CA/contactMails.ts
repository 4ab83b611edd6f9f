import { mailLink, phoneLink } from '../mail/contactLinks.ts';
import type { ContactText } from '../messageValues.ts';
import { call, mailFooter, paragraph, small } from './mailFrame.ts';

export const contactMails = {
  contactToStudio: {
    title: 'Message from the contact form',
    mail: {
      subject: () => 'New message from the website',
      preheader: (v) => `From ${v.fullName}, ${v.date}, ${v.time}`,
      heading: () => 'New message from the website',
      blocks: (v) => [
        {
          type: 'facts',
          rows: [
            { label: 'Name', value: v.fullName },
            { label: 'Email', value: [mailLink(v.email)] },
            { label: 'Phone', value: [phoneLink(v.phone)] },
            { label: 'Sent', value: `${v.date}, ${v.time}` },
          ],
        },
        { type: 'quote', text: v.message },
        small('Answer this mail to write back.'),
      ],
    },
  },
  contactReceived: {
    title: 'Answer to the contact form',
    mail: {
      subject: () => 'We have your message',
      preheader: () => 'We will answer by email or phone.',
      heading: () => 'We have your message',
      greeting: () => 'Hello,',
      footer: mailFooter,
      blocks: (v) => [
        paragraph(
          `Thank you for writing to ${v.businessName}. We have your message and will answer by email or phone.`,
        ),
        paragraph(call(v, 'Is it about today’s appointment? Please call ')),
        small('You did not write to us? Then you can ignore this mail.'),
      ],
    },
  },
} satisfies Record<string, ContactText>;
