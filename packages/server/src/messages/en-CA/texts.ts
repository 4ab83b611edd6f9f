import type { Catalogue } from '../catalogue.types.ts';

/** The text messages in Canadian English: at most 160 GSM characters each, and none holds a child's name. */
export const texts: Catalogue['texts'] = {
  received: {
    text: (v) =>
      `${v.businessName}: ${v.dateShort} ${v.time} is kept. e-Transfer ${v.deposit} to ${v.paymentEmail} by ${v.deadlineShort}. Remark: child name, service`,
    long: (v) =>
      `${v.businessName}: ${v.dateShort} ${v.time} is kept. Send the ${v.deposit} deposit by ${v.deadlineShort}. How: see our email or My Appointments.`,
  },
  depositConfirmed: {
    text: (v) =>
      `${v.businessName}: deposit received. ${v.dateShort} ${v.time} is confirmed. Please bring clean, dry, detangled hair. See you then!`,
  },
};
