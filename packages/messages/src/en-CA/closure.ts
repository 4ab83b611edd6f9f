/** Shown to parents for a closure without a message. */
export const defaultClosureMessage = 'The studio is closed';

/** For parents. */
export const closure = {
  day: ({ date, message }: { date: string; message: string }) => `${date}, closed. ${message}`,
  caption: 'Closed',
  why: ({ message, nextDate }: { message: string; nextDate: string | undefined }) =>
    nextDate === undefined
      ? `${sentence(message)} Please choose another day.`
      : `${sentence(message)} The next free day is ${nextDate}.`,
  /** For a day that is partly closed. */
  part: ({ from, to, message }: { from: string; to: string | undefined; message: string }) =>
    to === undefined
      ? `Closed from ${from} on. ${sentence(message)}`
      : `Closed ${from} to ${to}. ${sentence(message)}`,
  /** Shown when the studio has closed a chosen time. */
  lost: 'The studio is closed at this time. Nothing you typed is lost. Please pick another time.',
  /** For an appointment for which the studio requested a reschedule. */
  move: {
    text: 'The studio asks you to move this appointment.',
    reason: ({ message }: { message: string }) => sentence(message),
    hint: 'You can choose another time although the deposit is paid. It moves with the appointment.',
    button: 'Choose another time',
  },
};

/** Adds a full stop if there is no punctuation at the end. */
function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
