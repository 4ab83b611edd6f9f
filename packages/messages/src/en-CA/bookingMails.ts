import { mailLink } from '../mail/contactLinks.ts';
import type { MailBlock, MailInline } from '../mail/mailBlocks.ts';
import type { BookingText, BookingValues } from '../messageValues.ts';
import {
  afterSending,
  appointmentCard,
  appointmentsButton,
  beforeYouCome,
  bookAgainButton,
  howToSend,
  notYou,
  preparation,
  questions,
  remindersOff,
  balanceRow,
  verifyFirst,
  verifyNote,
  shortWhen,
  confirmedCard,
  unpaidCard,
} from './bookingMailBlocks.ts';
import { depositMails } from './depositMails.ts';
import { appointmentBadges, appointmentStates } from './appointmentStates.ts';
import { visitMails } from './visitMails.ts';
import { call, paragraph, small, withGreetingAndAddress, writeOrCall } from './mailFrame.ts';

const missedDeadline = (v: BookingValues): string =>
  v.verifyBy === ''
    ? `We did not receive the deposit before ${v.deadline}`
    : `Your email address was not verified before ${v.verifyBy}`;

const stillDue = (v: BookingValues): string =>
  `The deposit of ${v.deposit} is still due before ${v.deadline}. The new time does not give more time to pay.`;

const isDue = (v: BookingValues): string => `The deposit of ${v.deposit} is due before ${v.deadline}.`;

const depositStays = (v: BookingValues): string =>
  `Your deposit of ${v.deposit} stays with the appointment. There is nothing to pay before the day.`;

const cancelledDeposit = (v: BookingValues): MailInline =>
  v.isPaid
    ? appointmentStates.cancelled.toReturn(v)
    : 'Please do not send a deposit for it. If you have sent one already, write to us and we will sort it out.';

const isKept = (v: BookingValues): boolean => v.isPaid && v.isDepositKept;

/** The studio cancels a paid appointment also where its parent asks for it, and then may keep the deposit. */
const cancelledWithDepositKept = (v: BookingValues): readonly MailBlock[] => [
  paragraph('This appointment is cancelled, and its time is free for others.'),
  cancelledCard(v),
  paragraph([
    `${appointmentStates.cancelled.kept(v)} It is non-refundable, except in an emergency: `,
    { label: 'see our policies', url: v.policyUrl },
    '.',
  ]),
  paragraph('We would love to see her another time.'),
  bookAgainButton(v),
  paragraph(writeOrCall(v, 'Did you not expect this, or was it an emergency? Please ')),
];

const cancelledWithSorrow = (v: BookingValues): readonly MailBlock[] => [
  paragraph('We are sorry. We had to cancel this appointment.'),
  cancelledCard(v),
  paragraph(cancelledDeposit(v)),
  paragraph('You can also book a new time yourself, whenever it suits you.'),
  bookAgainButton(v),
  questions(v),
];

const closedDeposit = (v: BookingValues): MailInline =>
  v.isPaid
    ? `We will send your deposit of ${v.deposit} back to you. You need not do anything.`
    : 'Please do not send a deposit for it. If you have sent one already, write to us and we will send it back.';

const appointmentsLink = (v: BookingValues): MailBlock =>
  small(['Your appointments: ', { label: 'My Appointments', url: v.appointmentsUrl }]);

const cancelledCard = (v: BookingValues): MailBlock =>
  appointmentCard(v, { tone: 'danger', status: appointmentBadges.cancelled, isOn: false });

const seeYou = (v: BookingValues): string => `See you ${v.isToday ? 'today ' : ''}at ${v.time}`;

const directionsButton = (v: BookingValues): MailBlock => ({
  type: 'button',
  label: 'Show the way',
  url: v.mapUrl,
});

export const bookingMails = {
  ...depositMails,
  rescheduled: {
    title: 'New time',
    mail: withGreetingAndAddress({
      subject: (v) =>
        v.isMovedByStudio ? `We moved your time to ${shortWhen(v)}` : `Your new time: ${shortWhen(v)}`,
      preheader: (v) => `Not ${v.oldDate}, ${v.oldTime} any more. ${v.styleName} at ${v.businessName}.`,
      heading: (v) => (v.isMovedByStudio ? 'We moved your appointment' : 'Your appointment has moved'),
      blocks: (v) => [
        paragraph(
          v.isMovedByStudio
            ? 'We gave your appointment a new time.'
            : 'As you asked, your appointment has a new time.',
        ),
        (v.isPaid ? confirmedCard : unpaidCard)(v, {
          first: [{ label: 'Old time', value: `${v.oldDate}, ${v.oldTime}`, isOver: true }],
        }),
        paragraph(v.isPaid ? depositStays(v) : stillDue(v)),
        ...(v.isPaid
          ? [appointmentsButton(v)]
          : [...verifyFirst(v), ...howToSend(v), ...afterSending(v), appointmentsLink(v)]),
        v.isMovedByStudio ? small(writeOrCall(v, 'Does the new time not suit you? Please ')) : notYou(v),
      ],
    }),
    sms: {
      text: (v) => {
        const moved = v.isMovedByStudio ? 'we moved you to' : 'your new time is';
        return v.isPaid
          ? `${v.businessName}: ${moved} ${v.dateShort} ${v.time}. Your deposit stays with it. Questions? ${v.contactPhone}`
          : `${v.businessName}: ${moved} ${v.dateShort} ${v.time}. ${v.deposit} deposit still due by ${v.deadlineShort}. ${v.isMovedByStudio ? 'Questions' : 'Not you'}? ${v.contactPhone}`;
      },
    },
  },
  cancelledByParent: {
    title: 'Cancelled by the parent',
    mail: withGreetingAndAddress({
      subject: (v) => `Cancelled: ${shortWhen(v)}`,
      preheader: (v) => `As you asked, ${v.styleName} is cancelled. Please send no deposit.`,
      heading: () => 'Your appointment is cancelled',
      blocks: (v) => [
        paragraph('As you asked, this appointment is cancelled.'),
        cancelledCard(v),
        paragraph([
          'Please do not send a deposit for it. If you have sent one already, write to ',
          mailLink(v.contactEmail),
          '.',
        ]),
        paragraph('We would love to see her another time.'),
        bookAgainButton(v),
        notYou(v),
      ],
    }),
    sms: {
      text: (v) =>
        `${v.businessName}: ${v.dateShort} ${v.time} is cancelled, as you asked. Please send no deposit. Not you? ${v.contactPhone}`,
    },
  },
  cancelledByStudio: {
    title: 'Cancelled by the studio',
    mail: withGreetingAndAddress({
      subject: (v) => `${isKept(v) ? 'Cancelled:' : 'We had to cancel'} ${shortWhen(v)}`,
      preheader: (v) =>
        isKept(v)
          ? `${appointmentStates.cancelled.kept(v)} You can book a new time.`
          : `We are sorry. ${v.styleName} is cancelled; you can book a new time.`,
      heading: (v) => (isKept(v) ? 'Your appointment is cancelled' : 'We had to cancel'),
      blocks: (v) => (isKept(v) ? cancelledWithDepositKept(v) : cancelledWithSorrow(v)),
    }),
    sms: {
      text: (v) =>
        isKept(v)
          ? `${v.businessName}: ${v.dateShort} ${v.time} is cancelled. We keep the ${v.deposit} deposit, as our policies say. Questions? ${v.contactPhone}`
          : `${v.businessName}: sorry, we had to cancel ${v.dateShort} ${v.time}. Please see our email or call ${v.contactPhone}.`,
    },
  },
  cancelledForClosure: {
    title: 'Cancelled, because the studio is closed',
    mail: withGreetingAndAddress({
      subject: (v) => `We had to cancel ${shortWhen(v)}`,
      preheader: (v) => `We are sorry. ${v.closure} You can book a new time.`,
      heading: () => 'We had to cancel',
      blocks: (v) => [
        paragraph(`We are sorry. We had to cancel this appointment. ${v.closure}`),
        cancelledCard(v),
        paragraph(closedDeposit(v)),
        bookAgainButton(v),
        questions(v),
      ],
    }),
    sms: {
      text: (v) =>
        v.isPaid
          ? `${v.businessName}: sorry, we are closed and had to cancel ${v.dateShort} ${v.time}. We send your deposit back. Questions? ${v.contactPhone}`
          : `${v.businessName}: sorry, we are closed and had to cancel ${v.dateShort} ${v.time}. Please send no deposit. Questions? ${v.contactPhone}`,
    },
  },
  askedToReschedule: {
    title: 'Asked to pick a new time',
    mail: withGreetingAndAddress({
      subject: (v) => `Please pick a new time for ${shortWhen(v)}`,
      preheader: (v) => `We are sorry. ${v.closure} The deposit moves with the appointment.`,
      heading: () => 'Please pick a new time',
      blocks: (v) => [
        paragraph(`We are sorry. This appointment cannot stay at its time. ${v.closure}`),
        appointmentCard(v, { tone: 'warning', status: 'Needs a new time', isOn: false }),
        { type: 'button', label: 'Pick a new time', url: v.rescheduleUrl },
        ...(v.isPaid ? [] : verifyNote(v)),
        paragraph(v.isPaid ? depositStays(v) : stillDue(v)),
        small(writeOrCall(v, 'None of the times suits you? Please ')),
      ],
    }),
    sms: {
      text: (v) =>
        `${v.businessName}: sorry, ${v.dateShort} ${v.time} does not work for us. Please pick a new time: ${v.rescheduleUrl}`,
      long: (v) =>
        `${v.businessName}: sorry, ${v.dateShort} ${v.time} does not work for us. Please pick a new time in My Appointments or call ${v.contactPhone}.`,
    },
  },
  cancelledUnpaid: {
    title: 'Cancelled, because the deposit had not arrived',
    mail: withGreetingAndAddress({
      subject: (v) => `Not kept: ${shortWhen(v)}`,
      preheader: (v) => `${missedDeadline(v)}. Sent it? Write or call, and we help you.`,
      heading: () => 'We could not keep your time',
      blocks: (v) => [
        paragraph(`${missedDeadline(v)}, so this booking is cancelled and the spot is free for others.`),
        cancelledCard(v),
        paragraph('Please do not send a deposit for it now.'),
        paragraph(
          writeOrCall(
            v,
            v.verifyBy === '' ? 'Sent it before then? Please ' : 'Sent it already? Please ',
            ', and we will look for it and help you.',
          ),
        ),
        paragraph('Still want to come? Pick another time.'),
        bookAgainButton(v),
      ],
    }),
    sms: {
      text: (v) =>
        `${v.businessName}: no deposit came by ${v.deadlineShort}, so ${v.dateShort} ${v.time} is cancelled. Sent it in time? ${v.contactPhone}`,
    },
  },
  restored: {
    title: 'Appointment is on again',
    mail: withGreetingAndAddress({
      subject: (v) => `On again: ${shortWhen(v)}`,
      preheader: (v) => `Good news: ${v.styleName} at ${v.businessName} is on again.`,
      heading: () => 'Your appointment is on again',
      blocks: (v) => [
        paragraph('Good news: your appointment is on again.'),
        appointmentCard(v, { tone: 'success', status: 'On again' }),
        paragraph(v.isPaid ? depositStays(v) : isDue(v)),
        appointmentsButton(v),
        ...verifyNote(v),
        small(writeOrCall(v, 'Does it not suit you? Please ')),
      ],
    }),
    sms: {
      text: (v) =>
        `${v.businessName}: your appointment on ${v.dateShort} ${v.time} is on again. Questions? ${v.contactPhone}`,
    },
  },
  reminder48h: {
    title: 'Reminder two days before',
    mail: withGreetingAndAddress({
      subject: (v) => `See you ${shortWhen(v)}`,
      preheader: (v) => `A reminder of ${v.styleName}. Balance on the day: ${v.balance}.`,
      heading: () => 'See you soon',
      blocks: (v) => [
        paragraph('We look forward to seeing you.'),
        confirmedCard(v, { last: [balanceRow(v)] }),
        directionsButton(v),
        ...beforeYouCome(v),
        paragraph(writeOrCall(v, 'Need to change something? Please tell us now: ')),
        remindersOff(v),
      ],
    }),
    sms: {
      text: (v) =>
        `${v.businessName}: see you ${v.dateShort} ${v.time}. Please bring clean, dry, detangled hair. Need to change it? ${v.contactPhone}`,
    },
  },
  reminder3h: {
    title: 'Reminder three hours before',
    mail: withGreetingAndAddress({
      subject: seeYou,
      preheader: (v) => `${v.styleName} at ${v.businessName}, ${v.address}.`,
      heading: seeYou,
      blocks: (v) => [
        paragraph(preparation(v).join(' ')),
        confirmedCard(v, { last: [balanceRow(v)] }),
        directionsButton(v),
        paragraph(call(v, 'Running late? Call ')),
        remindersOff(v),
      ],
    }),
    sms: {
      text: (v) =>
        `${v.businessName}: see you ${v.isToday ? 'today' : v.dateShort} at ${v.time}. Please be on time. Running late? ${v.contactPhone}`,
    },
  },
  pickup: {
    title: 'Time to pick up',
    mail: withGreetingAndAddress({
      subject: (v) => `Pickup at ${v.endTime}`,
      preheader: (v) => `The appointment is due to end in about ${v.reminderMinutes} minutes.`,
      heading: (v) => `Pickup at ${v.endTime}`,
      blocks: (v) => [
        paragraph(
          `The appointment is due to end at ${v.endTime}, in about ${v.reminderMinutes} minutes. Please come to pick up ${v.childName}.`,
        ),
        directionsButton(v),
        paragraph(call(v, 'Running late? Call ')),
      ],
    }),
    sms: {
      text: (v) =>
        `${v.businessName}: due to end at ${v.endTime}, in about ${v.reminderMinutes} minutes. Please come for pickup. Late? ${v.contactPhone}`,
    },
  },
  ...visitMails,
} satisfies Record<string, BookingText>;

export type BookingMessageKind = keyof typeof bookingMails;
