/** What parents are told of a closure without a message of its own. */
export const defaultClosureMessage = 'The studio is closed';

/** Times at which the studio is closed, as parents read of them. */
export const closure = {
  day: ({ date, message }: { date: string; message: string }) => `${date}, closed. ${message}`,
  caption: 'Closed',
  why: ({ message, nextDate }: { message: string; nextDate: string | undefined }) =>
    nextDate === undefined
      ? `${sentence(message)} Please choose another day.`
      : `${sentence(message)} The next free day is ${nextDate}.`,
  /** Of a day on which a part is closed. */
  part: ({ from, to, message }: { from: string; to: string | undefined; message: string }) =>
    to === undefined
      ? `Closed from ${from} on. ${sentence(message)}`
      : `Closed ${from} to ${to}. ${sentence(message)}`,
  /** After the studio closed a time that was chosen. */
  lost: 'The studio is closed at this time. Nothing you typed is lost. Please pick another time.',
  /** On an appointment that the studio asks to move. */
  move: {
    text: 'The studio asks you to move this appointment.',
    hint: 'You can choose another time although the deposit is paid. It moves with the appointment.',
    button: 'Choose another time',
  },
};

/** With a full stop where the writer left it out. */
function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
