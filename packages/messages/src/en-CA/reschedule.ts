import type { StudioValues } from '../studioValues.ts';

interface When {
  date: string;
  time: string;
}

type Contacts = Pick<StudioValues, 'contactEmail' | 'contactPhone'>;

export const reschedule = {
  title: 'Reschedule',
  now: ({ date, time }: When) => `Your time now: ${date}, ${time}`,
  button: 'Reschedule',
  picker: { title: 'Choose a new date and time' },
  confirm: { title: 'Confirm the new time' },
  from: ({ date, time }: When) => `From: ${date}, ${time}`,
  to: ({ date, time }: When) => `To: ${date}, ${time}`,
  fullName: 'Full name',
  email: 'Email',
  punctuality: {
    title: 'Please be on time',
    text: ({ graceMinutes, lateFee }: Pick<StudioValues, 'graceMinutes' | 'lateFee'>) =>
      `There is a ${graceMinutes}-minute grace period. If you arrive later than that, a late fee of ${lateFee} applies, and we may have to choose a simpler style so that the next child can start on time.`,
  },
  deposit: ({ deadline }: { deadline: string }) =>
    `The deposit is still due before ${deadline}. A new time does not give more time to pay.`,
  submit: 'Reschedule Now',
  submitting: 'Moving your appointment...',
  done: 'Rescheduled booking successfully',
  failed: ({ date, time }: When) =>
    `Your appointment was not moved. You still have ${date}, ${time}. Please try again.`,
  unknown:
    'We did not get an answer, so we cannot say if your appointment has moved. Please look at My Appointments before you try again.',
  taken: ({ date, time }: When) =>
    `${date}, ${time} has just been booked by someone else. You still have your old time. Please pick another one.`,
  missing: {
    text: 'We could not find this appointment in your list.',
    button: 'Back to My Appointments',
  },
  styleMissing: ({ contactEmail }: Pick<Contacts, 'contactEmail'>) =>
    `We could not load this style. Please try again, or write to ${contactEmail}.`,
  why: {
    paid: ({ contactEmail, contactPhone }: Contacts) =>
      `Your deposit is paid, so this time is fixed. To change it, write to ${contactEmail} or call ${contactPhone}.`,
    cancelled: 'This appointment is cancelled. You can book a new one.',
    past: 'This appointment is over. You can book a new one.',
    noTimes: 'This style has no other free times right now.',
  },
};
