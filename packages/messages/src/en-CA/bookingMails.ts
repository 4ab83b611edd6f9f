import type { BookingText, BookingValues } from '../messageValues.ts';
import { withGreetingAndAddress } from './mailFrame.ts';

const firstStep = (v: BookingValues): string =>
  v.verifyBy === ''
    ? ''
    : `First verify your email address before ${v.verifyBy}, or the booking is cancelled then: open the link in our mail “Verify your email address”.
No such mail? Have it sent again here: ${v.appointmentsUrl}

`;

const missedDeadline = (v: BookingValues): string =>
  v.verifyBy === ''
    ? `We did not receive the deposit before ${v.deadline}`
    : `Your email address was not verified before ${v.verifyBy}`;

const movedDeposit = (v: BookingValues): string =>
  v.isPaid
    ? 'Your deposit stays with the appointment. There is nothing to pay before the day.'
    : `${firstStep(v)}The deposit of ${v.deposit} is still due before ${v.deadline}. The new time does not give more time to pay.
Send to: ${v.paymentEmail}
Message (remark): ${v.childName}, ${v.serviceName}`;

const cancelledDeposit = (v: BookingValues): string =>
  v.isPaid
    ? `Your deposit of ${v.deposit} has arrived. We will write to you about it: a new date, or the money back.`
    : 'Please do not send a deposit for it. If you have sent one already, write to us and we will sort it out.';

const closedDeposit = (v: BookingValues): string =>
  v.isPaid
    ? `We will send your deposit of ${v.deposit} back to you. You need not do anything.`
    : 'Please do not send a deposit for it. If you have sent one already, write to us and we will send it back.';

const keptDeposit = (v: BookingValues): string =>
  v.isPaid
    ? `Your deposit of ${v.deposit} stays with the appointment. There is nothing to pay before the day.`
    : `${firstStep(v)}The deposit of ${v.deposit} is still due before ${v.deadline}. The new time does not give more time to pay.`;

export const bookingMails = {
  received: {
    title: 'Booking received, with the deposit steps',
    mail: withGreetingAndAddress({
      subject: (v) =>
        v.verifyBy === ''
          ? `One step left: send ${v.deposit} before ${v.deadline}`
          : `Two steps left: first verify your email before ${v.verifyBy}`,
      body: (v) => `
Your time is kept: ${v.styleName} for ${v.childName}, ${v.date}, ${v.time} to ${v.endTime}.
${firstStep(v)}Send the deposit before ${v.deadline} and the spot is yours.

How to send it
1. Open your bank’s app or website and choose Interac e-Transfer.
2. Amount: ${v.deposit}
3. Send to: ${v.paymentEmail}
4. Message (remark): ${v.childName}, ${v.serviceName}

A transfer can take 30 minutes or more to reach us. Please do not send it twice.
We write to you as soon as it has arrived. Without it, the booking is cancelled on ${v.deadline} and the spot is free for others.

Your appointment
Date: ${v.date}
Time: ${v.time}
Style: ${v.styleName}
Service: ${v.serviceName}
Duration: ${v.durationSpoken}
Price: ${v.finalPrice}
Deposit: ${v.deposit}, part of the price
Balance on the day: ${v.balance}

Before you come: please bring her with clean, dry, detangled hair.
Until the deposit is paid, you can reschedule or cancel here: ${v.appointmentsUrl}
Our policies: ${v.policyUrl}`,
    }),
    sms: {
      text: (v) =>
        `${v.businessName}: ${v.dateShort} ${v.time} is kept. e-Transfer ${v.deposit} to ${v.paymentEmail} by ${v.deadlineShort}. Remark: child name, service`,
      long: (v) =>
        `${v.businessName}: ${v.dateShort} ${v.time} is kept. Send the ${v.deposit} deposit by ${v.deadlineShort}. How: see our email or My Appointments.`,
    },
  },
  depositReminder: {
    title: 'Reminder of the deposit',
    mail: withGreetingAndAddress({
      subject: (v) => `A reminder: send ${v.deposit} before ${v.deadline}`,
      body: (v) => `
We have not seen your deposit yet. Your time is still kept: ${v.styleName}, ${v.date}, ${v.time}.

Amount: ${v.deposit}
Send to: ${v.paymentEmail}
Message (remark): ${v.childName}, ${v.serviceName}
Send before: ${v.deadline}

After that time the booking is cancelled by itself and the spot is free for others.
Sent it already? Thank you. A transfer can take a while, so you need not do anything.
Plans changed? You can reschedule or cancel here: ${v.appointmentsUrl}`,
    }),
    sms: {
      text: (v) =>
        `${v.businessName}: ${v.deposit} deposit for ${v.dateShort} ${v.time} not here yet. Send it by ${v.deadlineShort} or the spot opens up. Sent? Ignore this.`,
    },
  },
  depositConfirmed: {
    title: 'Deposit confirmed',
    mail: withGreetingAndAddress({
      subject: (v) => `Confirmed: ${v.date}, ${v.time}`,
      body: (v) => `
Your deposit of ${v.deposit} has arrived. The spot is yours.

${v.styleName} for ${v.childName}
${v.date}, ${v.time} to ${v.endTime}
${v.address}

Balance on the day: ${v.balance}

Before you come
- Clean, dry, detangled hair, with old braids taken out.
- Please be on time. There is a ${v.graceMinutes}-minute grace period; after that, a late fee of ${v.lateFee} applies.
- You may stay for the first 10 to 15 minutes. We send you a reminder ${v.reminderMinutes} minutes before the end.

Need to change something? Please tell us ${v.policyNoticeHours} hours ahead: write to ${v.contactEmail} or call ${v.contactPhone}.`,
    }),
    sms: {
      text: (v) =>
        `${v.businessName}: deposit received. ${v.dateShort} ${v.time} is confirmed. Please bring clean, dry, detangled hair. See you then!`,
    },
  },
  rescheduled: {
    title: 'New time',
    mail: withGreetingAndAddress({
      subject: (v) => `Your new time: ${v.date}, ${v.time}`,
      body: (v) => `
Your appointment has moved.

New time: ${v.date}, ${v.time} to ${v.endTime}
Old time: ${v.oldDate}, ${v.oldTime}
${v.styleName} for ${v.childName}

${movedDeposit(v)}

You did not do this? Call us at ${v.contactPhone}.
Your appointments: ${v.appointmentsUrl}`,
    }),
    sms: {
      text: (v) =>
        v.isPaid
          ? `${v.businessName}: your new time is ${v.dateShort} ${v.time}. Your deposit stays with it. Questions? ${v.contactPhone}`
          : `${v.businessName}: your new time is ${v.dateShort} ${v.time}. ${v.deposit} deposit still due by ${v.deadlineShort}. Not you? ${v.contactPhone}`,
    },
  },
  cancelledByParent: {
    title: 'Cancelled by the parent',
    mail: withGreetingAndAddress({
      subject: (v) => `Cancelled: ${v.date}, ${v.time}`,
      body: (v) => `
As you asked, this appointment is cancelled:
${v.styleName} for ${v.childName}, ${v.date}, ${v.time}.

Please do not send a deposit for it. If you have sent one already, write to ${v.contactEmail}.
You did not do this? Call us at ${v.contactPhone}.

We would love to see her another time: ${v.servicesUrl}`,
    }),
    sms: {
      text: (v) =>
        `${v.businessName}: ${v.dateShort} ${v.time} is cancelled, as you asked. Please send no deposit. Not you? ${v.contactPhone}`,
    },
  },
  cancelledByStudio: {
    title: 'Cancelled by the studio',
    mail: withGreetingAndAddress({
      subject: (v) => `We had to cancel: ${v.date}, ${v.time}`,
      body: (v) => `
We are sorry. We had to cancel this appointment:
${v.styleName} for ${v.childName}, ${v.date}, ${v.time}.

${cancelledDeposit(v)}

You can book a new time here: ${v.servicesUrl}
Questions? Write to ${v.contactEmail} or call ${v.contactPhone}.`,
    }),
    sms: {
      text: (v) =>
        `${v.businessName}: sorry, we had to cancel ${v.dateShort} ${v.time}. Please see our email or call ${v.contactPhone}.`,
    },
  },
  cancelledForClosure: {
    title: 'Cancelled, because the studio is closed',
    mail: withGreetingAndAddress({
      subject: (v) => `We had to cancel: ${v.date}, ${v.time}`,
      body: (v) => `
We are sorry. We had to cancel this appointment:
${v.styleName} for ${v.childName}, ${v.date}, ${v.time}.
${v.closure}

${closedDeposit(v)}

You can book a new time here: ${v.servicesUrl}
Questions? Write to ${v.contactEmail} or call ${v.contactPhone}.`,
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
      subject: (v) => `Please pick a new time: ${v.date}, ${v.time} does not work`,
      body: (v) => `
We are sorry. This appointment cannot stay at its time:
${v.styleName} for ${v.childName}, ${v.date}, ${v.time}.
${v.closure}

Please pick a new time that suits you: ${v.rescheduleUrl}
${keptDeposit(v)}

None of the times suits you? Write to ${v.contactEmail} or call ${v.contactPhone}.`,
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
      subject: (v) => `Not kept: ${v.date}, ${v.time}`,
      body: (v) => `
${missedDeadline(v)}, so this booking is cancelled and the spot is free for others:
${v.styleName} for ${v.childName}, ${v.date}, ${v.time}.

Please do not send a deposit for it now.
${v.verifyBy === '' ? 'Sent it before then?' : 'Sent it already?'} Write to ${v.contactEmail} or call ${v.contactPhone}, and we will look for it and help you.
Still want to come? Pick a time here: ${v.servicesUrl}`,
    }),
    sms: {
      text: (v) =>
        `${v.businessName}: no deposit came by ${v.deadlineShort}, so ${v.dateShort} ${v.time} is cancelled. Sent it in time? ${v.contactPhone}`,
    },
  },
  restored: {
    title: 'Appointment is on again',
    mail: withGreetingAndAddress({
      subject: (v) => `On again: ${v.date}, ${v.time}`,
      body: (v) => `
Good news: your appointment is on again.
${v.styleName} for ${v.childName}, ${v.date}, ${v.time} to ${v.endTime}.

Your appointments: ${v.appointmentsUrl}
Does it not suit you? Write to ${v.contactEmail} or call ${v.contactPhone}.`,
    }),
    sms: {
      text: (v) =>
        `${v.businessName}: your appointment on ${v.dateShort} ${v.time} is on again. Questions? ${v.contactPhone}`,
    },
  },
  reminder48h: {
    title: 'Reminder two days before',
    mail: withGreetingAndAddress({
      subject: (v) => `A reminder: ${v.date}, ${v.time}`,
      body: (v) => `
We look forward to seeing you soon.

${v.styleName} for ${v.childName}
${v.date}, ${v.time} to ${v.endTime}
${v.address}

Balance on the day: ${v.balance}

Before you come
- Clean, dry, detangled hair, with old braids taken out.
- Please be on time. There is a ${v.graceMinutes}-minute grace period; after that, a late fee of ${v.lateFee} applies.

Need to change something? Please tell us now: write to ${v.contactEmail} or call ${v.contactPhone}.
Turn reminders off here: ${v.settingsUrl}`,
    }),
    sms: {
      text: (v) =>
        `${v.businessName}: see you ${v.dateShort} ${v.time}. Please bring clean, dry, detangled hair. Need to change it? ${v.contactPhone}`,
    },
  },
  reminder3h: {
    title: 'Reminder three hours before',
    mail: withGreetingAndAddress({
      subject: (v) => `See you at ${v.time}`,
      body: (v) => `
A reminder of ${v.styleName} for ${v.childName}: ${v.date}, ${v.time} to ${v.endTime}.

${v.address}
Balance: ${v.balance}

Please bring her with clean, dry, detangled hair.
Running late? Call ${v.contactPhone}.
Turn reminders off here: ${v.settingsUrl}`,
    }),
    sms: {
      text: (v) =>
        `${v.businessName}: a reminder of ${v.dateShort} ${v.time}. Please be on time. Running late? ${v.contactPhone}`,
    },
  },
  pickup: {
    title: 'Time to pick up',
    mail: withGreetingAndAddress({
      subject: (v) => `Pickup at ${v.endTime}`,
      body: (v) => `
The appointment is due to end at ${v.endTime}, in about ${v.reminderMinutes} minutes. Please come to pick up ${v.childName}.

${v.address}
Running late? Call ${v.contactPhone}.`,
    }),
    sms: {
      text: (v) =>
        `${v.businessName}: due to end at ${v.endTime}, in about ${v.reminderMinutes} minutes. Please come for pickup. Late? ${v.contactPhone}`,
    },
  },
} satisfies Record<string, BookingText>;

export type BookingMessageKind = keyof typeof bookingMails;
