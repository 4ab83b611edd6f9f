import type { BookingText } from '../messageValues.ts';
import { appointmentBadges } from './appointmentStates.ts';
import { appointmentCard, bookAgainButton, receipt } from './bookingMailBlocks.ts';
import { paragraph, withGreetingAndAddress, writeOrCall } from './mailFrame.ts';

/** Mails about what happened on the day. */
export const visitMails = {
  missed: {
    title: 'Appointment missed',
    mail: withGreetingAndAddress({
      subject: (v) => `We missed you on ${v.dateShort}, ${v.time}`,
      preheader: (v) => `We waited for you on ${v.date}. You can book a new time whenever it suits you.`,
      heading: () => 'We missed you',
      blocks: (v) => [
        paragraph(
          `We waited for ${v.childName} and hope that all is well. After ${v.graceMinutes} minutes we had to end this appointment.`,
        ),
        appointmentCard(v, { tone: 'danger', status: appointmentBadges.missed, isOn: false }),
        paragraph(
          `As our policy says, the deposit of ${v.deposit} is kept. We would be happy to see you another time.`,
        ),
        bookAgainButton(v),
        paragraph(writeOrCall(v, 'Is this wrong, or did something happen? Please ')),
      ],
    }),
    sms: {
      text: (v) =>
        `${v.businessName}: we missed you ${v.dateShort} ${v.time}. We hope all is well. Please see our email or call ${v.contactPhone}.`,
    },
  },
  receipt: {
    title: 'Receipt of a visit',
    mail: withGreetingAndAddress({
      subject: (v) => `Your receipt for ${v.dateShort}`,
      preheader: (v) => `${v.styleName} at ${v.businessName}. Thank you for coming.`,
      heading: () => 'Thank you for coming',
      blocks: (v) => (v.bill === null ? [] : receipt(v, v.bill)),
    }),
  },
} satisfies Record<string, BookingText>;
