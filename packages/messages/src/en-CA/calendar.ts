import type { MessageStudioValues } from '../catalogue.ts';

/** A calendar file shows on other people's screens, so it names no child. */
export const calendarWords = {
  summary: ({ styleName, businessName }: { styleName: string } & Pick<MessageStudioValues, 'businessName'>) =>
    `${styleName} at ${businessName}`,
  description: ({
    appointmentsUrl,
    contactPhone,
  }: Pick<MessageStudioValues, 'appointmentsUrl' | 'contactPhone'>) =>
    `Your appointments: ${appointmentsUrl}\nQuestions? Call ${contactPhone}.`,
  /** In the studio's own calendar. */
  studio: {
    summary: ({ initials, styleName }: { initials: string; styleName: string }) => `${initials} ${styleName}`,
    description: ({ bookingUrl }: { bookingUrl: string }) => `Booking: ${bookingUrl}`,
  },
} as const;
