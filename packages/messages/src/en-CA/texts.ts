import type { Catalogue } from '../catalogue.ts';

export const texts: Catalogue['texts'] = {
  received: {
    text: (v) =>
      `${v.businessName}: ${v.dateShort} ${v.time} is kept. e-Transfer ${v.deposit} to ${v.paymentEmail} by ${v.deadlineShort}. Remark: child name, service`,
    long: (v) =>
      `${v.businessName}: ${v.dateShort} ${v.time} is kept. Send the ${v.deposit} deposit by ${v.deadlineShort}. How: see our email or My Appointments.`,
  },
  depositReminder: {
    text: (v) =>
      `${v.businessName}: ${v.deposit} deposit for ${v.dateShort} ${v.time} not here yet. Send it by ${v.deadlineShort} or the spot opens up. Sent? Ignore this.`,
  },
  depositConfirmed: {
    text: (v) =>
      `${v.businessName}: deposit received. ${v.dateShort} ${v.time} is confirmed. Please bring clean, dry, detangled hair. See you then!`,
  },
  rescheduled: {
    text: (v) =>
      v.isPaid
        ? `${v.businessName}: your new time is ${v.dateShort} ${v.time}. Your deposit stays with it. Questions? ${v.contactPhone}`
        : `${v.businessName}: your new time is ${v.dateShort} ${v.time}. ${v.deposit} deposit still due by ${v.deadlineShort}. Not you? ${v.contactPhone}`,
  },
  cancelledByParent: {
    text: (v) =>
      `${v.businessName}: ${v.dateShort} ${v.time} is cancelled, as you asked. Please send no deposit. Not you? ${v.contactPhone}`,
  },
  cancelledByStudio: {
    text: (v) =>
      `${v.businessName}: sorry, we had to cancel ${v.dateShort} ${v.time}. Please see our email or call ${v.contactPhone}.`,
  },
  cancelledUnpaid: {
    text: (v) =>
      `${v.businessName}: no deposit came by ${v.deadlineShort}, so ${v.dateShort} ${v.time} is cancelled. Sent it in time? ${v.contactPhone}`,
  },
  restored: {
    text: (v) =>
      `${v.businessName}: your appointment on ${v.dateShort} ${v.time} is on again. Questions? ${v.contactPhone}`,
  },
  pickup: {
    text: (v) =>
      `${v.businessName}: due to end at ${v.endTime}, in about ${v.reminderMinutes} minutes. Please come for pickup. Late? ${v.contactPhone}`,
  },
};
