import type { MessageStudioValues } from '../messageValues.ts';

/** What every appointment asks for, in calendars and mails. */
export const hairReady = 'Please bring her with clean, dry, detangled hair.';

/** Other people may see a calendar, so it only has a child's initials. */
export const calendarLabels = {
  summary: ({
    initials,
    styleName,
    businessName,
  }: { initials: string; styleName: string } & Pick<MessageStudioValues, 'businessName'>) =>
    `${initials} ${styleName} at ${businessName}`,
  description: ({
    appointmentsUrl,
    contactPhone,
    chosen,
    preparation,
  }: Pick<MessageStudioValues, 'appointmentsUrl' | 'contactPhone'> & {
    /** The names of the options. */
    chosen: readonly string[];
    /** Empty for the general text. */
    preparation: string;
  }) =>
    `${chosen.length > 0 ? `With: ${chosen.join(', ')}\n` : ''}${preparation || hairReady}\nYour appointments: ${appointmentsUrl}\nQuestions? Call ${contactPhone}.`,
  /** For the studio's own calendar. */
  studio: {
    summary: ({ initials, styleName }: { initials: string; styleName: string }) => `${initials} ${styleName}`,
    description: ({ bookingUrl }: { bookingUrl: string }) => `Booking: ${bookingUrl}`,
  },
} as const;
