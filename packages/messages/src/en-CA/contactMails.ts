import type { ContactText } from '../messageValues.ts';
import { mailFooter } from './mailFrame.ts';

export const contactMails = {
  contactToStudio: {
    title: 'Message from the contact form',
    mail: {
      subject: () => 'New message from the website',
      body: (v) => `Name: ${v.fullName}
Email: ${v.email}
Phone: ${v.phone}
Sent: ${v.date}, ${v.time}

${v.message}

Answer this mail to write back.`,
    },
  },
  contactReceived: {
    title: 'Answer to the contact form',
    mail: {
      subject: () => 'We have your message',
      body: (v) => `Hello,

Thank you for writing to ${v.businessName}. We have your message and will answer by email or phone.

Is it about today’s appointment? Please call ${v.contactPhone}.
You did not write to us? Then you can ignore this mail.

${mailFooter(v)}`,
    },
  },
} satisfies Record<string, ContactText>;
