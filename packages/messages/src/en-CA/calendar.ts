import type { MessageStudioValues } from '../messageValues.ts';

/** A calendar file shows on other people's screens, so it has a child's initials only. */
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
  }: Pick<MessageStudioValues, 'appointmentsUrl' | 'contactPhone'>) =>
    `Your appointments: ${appointmentsUrl}\nQuestions? Call ${contactPhone}.`,
  /** In the studio's own calendar. */
  studio: {
    summary: ({ initials, styleName }: { initials: string; styleName: string }) => `${initials} ${styleName}`,
    description: ({ bookingUrl }: { bookingUrl: string }) => `Booking: ${bookingUrl}`,
  },
} as const;
