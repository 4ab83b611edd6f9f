import type { StudioValues } from '../catalogue.types.ts';

/** What a calendar file says of an appointment. It stands on screens that others see, so no child is named. */
export const calendarWords = {
  summary: ({ styleName, businessName }: { styleName: string } & Pick<StudioValues, 'businessName'>) =>
    `${styleName} at ${businessName}`,
  description: ({ appointmentsUrl, contactPhone }: Pick<StudioValues, 'appointmentsUrl' | 'contactPhone'>) =>
    `Your appointments: ${appointmentsUrl}\nQuestions? Call ${contactPhone}.`,
} as const;
