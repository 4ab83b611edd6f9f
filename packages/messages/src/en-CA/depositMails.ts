import type { MailBlock } from '../mail/mailBlocks.ts';
import type { BookingText, BookingValues } from '../messageValues.ts';
import { SMS_LENGTH } from '../textMessage.ts';
import {
  agreement,
  appointmentsButton,
  afterSending,
  beforeYouCome,
  howToSend,
  preparation,
  price,
  sentButton,
  verifyFirst,
  shortWhen,
  longWhen,
  confirmedCard,
  unpaidCard,
} from './bookingMailBlocks.ts';
import { paragraph, small, withGreetingAndAddress, writeOrCall } from './mailFrame.ts';

const sendWithRemark = (v: BookingValues, remark: string): string =>
  `${v.businessName}: ${v.dateShort} ${v.time} is kept. e-Transfer ${v.deposit} to ${v.paymentEmail} by ${v.deadlineShort}. Remark: ${remark}`;

const verifyThenSend = (v: BookingValues): string =>
  `${v.businessName}: ${v.dateShort} ${v.time} is kept. 1. Verify your email by ${v.verifyByShort}. 2. Send ${v.deposit} by ${v.deadlineShort}. How: see our email.`;

const appointmentSection = (v: BookingValues): readonly MailBlock[] => [
  { type: 'heading', text: 'Your appointment' },
  unpaidCard(v),
];

/** The mails about a deposit until it has arrived. */
export const depositMails = {
  received: {
    title: 'Booking received, with the deposit steps',
    mail: withGreetingAndAddress({
      subject: (v) =>
        v.verifyUrl === ''
          ? `Send ${v.deposit} by ${v.deadlineShort} to keep ${v.dateShort}`
          : `Verify your email by ${v.verifyByShort} to keep ${v.dateShort}`,
      preheader: (v) =>
        v.verifyUrl === ''
          ? `One step left for ${longWhen(v)}: the deposit by Interac e-Transfer.`
          : `Two steps left for ${longWhen(v)}: verify your email, then send the deposit.`,
      heading: (v) => (v.verifyUrl === '' ? 'One step left: the deposit' : 'Two steps left'),
      blocks: (v) => [
        ...(v.verifyUrl === ''
          ? [
              paragraph(`Your time is kept. Send the deposit before ${v.deadline} and the spot is yours.`),
              unpaidCard(v),
            ]
          : [
              paragraph(
                `Your time is kept for now: ${v.styleName} for ${v.childName}, ${v.date}, ${v.time}.`,
              ),
            ]),
        ...verifyFirst(v),
        ...howToSend(v),
        {
          type: 'note',
          tone: 'warning',
          text: `Without the deposit, the booking is cancelled on ${v.deadline} and the spot is free for others.`,
        },
        ...afterSending(v),
        small(
          `A transfer can take 30 minutes or more to reach us. Please do not send it twice.${v.verifyUrl === '' ? ' We write to you as soon as it has arrived.' : ''}`,
        ),
        ...(v.verifyUrl === '' ? [] : appointmentSection(v)),
        ...price(v),
        { type: 'heading', text: 'Before you come' },
        { type: 'list', items: preparation(v) },
        small([
          'Until the deposit is paid, you can reschedule or cancel in ',
          { label: 'My Appointments', url: v.appointmentsUrl },
          '. Our ',
          { label: 'policies', url: v.policyUrl },
          ' say what applies.',
        ]),
      ],
    }),
    sms: {
      text: (v) => {
        if (v.verifyBy !== '') return verifyThenSend(v);
        const named = sendWithRemark(v, `child's name, ${v.serviceName}, ${v.code}`);
        return named.length <= SMS_LENGTH ? named : sendWithRemark(v, `child, service, ${v.code}`);
      },
      long: (v) =>
        v.verifyBy === ''
          ? `${v.businessName}: ${v.dateShort} ${v.time} is kept. Send the ${v.deposit} deposit by ${v.deadlineShort}. How: see our email or My Appointments.`
          : verifyThenSend(v),
    },
  },
  depositReminder: {
    title: 'Reminder of the deposit',
    mail: withGreetingAndAddress({
      subject: (v) => `Reminder: send ${v.deposit} by ${v.deadlineShort}`,
      preheader: (v) => `Your time is still kept: ${longWhen(v)}.`,
      heading: () => 'We have not seen your deposit yet',
      blocks: (v) => [
        paragraph(
          `Your time is still kept. Please send the deposit before ${v.deadline}. After that the booking is cancelled by itself and the spot is free for others.`,
        ),
        ...verifyFirst(v),
        ...howToSend(v),
        ...(v.verifyUrl === ''
          ? afterSending(v)
          : [small('Sent it already? Thank you. A transfer can take a while, so you need not do anything.')]),
        ...appointmentSection(v),
        small([
          'Plans changed? You can reschedule or cancel in ',
          { label: 'My Appointments', url: v.appointmentsUrl },
          '.',
        ]),
      ],
    }),
    sms: {
      text: (v) =>
        `${v.businessName}: ${v.deposit} deposit for ${v.dateShort} ${v.time} not here yet. Send it by ${v.deadlineShort} or the spot opens up. Sent? See our email.`,
    },
  },
  depositNotArrived: {
    title: 'Deposit not arrived',
    mail: withGreetingAndAddress({
      subject: (v) => `We cannot find your ${v.deposit} for ${v.dateShort}`,
      preheader: (v) => `Please check it with your bank before ${v.deadline}. Your time is still kept.`,
      heading: () => 'Your deposit has not arrived',
      blocks: (v) => [
        paragraph(`You told us that the deposit of ${v.deposit} was sent, but we cannot find it.`),
        { type: 'note', tone: 'warning', text: `Your time is kept until ${v.deadline}.` },
        paragraph(
          'Please look in your bank’s app whether the transfer was sent, to the right address and with the right remark.',
        ),
        {
          type: 'list',
          items: [
            writeOrCall(v, 'If it has left your account, ', ', and we will look for it together.'),
            'If it was not sent, send it with the lines below.',
          ],
        },
        ...howToSend(v),
        paragraph('Sent it? Tell us, and we look for it again.'),
        sentButton(v),
        ...appointmentSection(v),
      ],
    }),
    sms: {
      text: (v) =>
        `${v.businessName}: we cannot find your ${v.deposit} for ${v.dateShort} ${v.time}. Please check it by ${v.deadlineShort}. Questions? ${v.contactPhone}`,
    },
  },
  depositConfirmed: {
    title: 'Deposit confirmed',
    mail: withGreetingAndAddress({
      subject: (v) => `Confirmed: ${shortWhen(v)}`,
      preheader: (v) => `Your deposit of ${v.deposit} has arrived. ${v.styleName} at ${v.businessName}.`,
      heading: () => 'The spot is yours',
      blocks: (v) => [
        paragraph(`Your deposit of ${v.deposit} has arrived. We look forward to seeing you.`),
        confirmedCard(v),
        appointmentsButton(v),
        ...beforeYouCome(v, [
          `You may stay for the first 10 to 15 minutes. We send you a reminder ${v.reminderMinutes} minutes before the end.`,
        ]),
        paragraph(
          writeOrCall(v, `Need to change something? Please tell us ${v.policyNoticeHours} hours ahead: `),
        ),
        ...price(v),
        ...agreement(v),
      ],
    }),
    sms: {
      text: (v) =>
        `${v.businessName}: deposit received. ${v.dateShort} ${v.time} is confirmed. Please bring clean, dry, detangled hair. See you then!`,
    },
  },
} satisfies Record<string, BookingText>;
