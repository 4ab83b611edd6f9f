import type { Catalogue, StudioValues } from '../catalogue.types.ts';

const mailEnd = (v: StudioValues): string => `${v.businessName}
${v.address}
${v.contactPhone} · ${v.contactEmail}
Open ${v.hours}`;

/** The mails in Canadian English. */
export const mails: Catalogue['mails'] = {
  received: {
    subject: (v) => `One step left: send ${v.deposit} before ${v.deadline}`,
    body: (v) => `Hello ${v.parentName},

Your time is kept: ${v.styleName} for ${v.childName}, ${v.date}, ${v.time} to ${v.endTime}.
Send the deposit before ${v.deadline} and the spot is yours.

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
Our policies: ${v.policyUrl}

${mailEnd(v)}`,
  },
  depositConfirmed: {
    subject: (v) => `Confirmed: ${v.date}, ${v.time}`,
    body: (v) => `Hello ${v.parentName},

Your deposit of ${v.deposit} has arrived. The spot is yours.

${v.styleName} for ${v.childName}
${v.date}, ${v.time} to ${v.endTime}
${v.address}

Balance on the day: ${v.balance}

Before you come
- Clean, dry, detangled hair, with old braids taken out.
- Please be on time. There is a ${v.graceMinutes}-minute grace period; after that, a late fee of ${v.lateFee} applies.
- You may stay for the first 10 to 15 minutes. We send you a reminder ${v.reminderMinutes} minutes before the end.

Need to change something? Please tell us ${v.policyNoticeHours} hours ahead: write to ${v.contactEmail} or call ${v.contactPhone}.

${mailEnd(v)}`,
  },
};
