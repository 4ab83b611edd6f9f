import type { MessageStudioValues } from '../catalogue.ts';

/** What a calendar file says of an appointment. It stands on screens that others see, so no child is named. */
export const calendarWords = {
  summary: ({ styleName, businessName }: { styleName: string } & Pick<MessageStudioValues, 'businessName'>) =>
    `${styleName} at ${businessName}`,
  description: ({
    appointmentsUrl,
    contactPhone,
  }: Pick<MessageStudioValues, 'appointmentsUrl' | 'contactPhone'>) =>
    `Your appointments: ${appointmentsUrl}\nQuestions? Call ${contactPhone}.`,
} as const;
