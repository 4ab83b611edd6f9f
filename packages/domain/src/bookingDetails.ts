import { checkDateOfBirth } from './age.ts';
import type { DateOfBirthProblem } from './age.ts';
import { validatePersonName, type PersonNameProblem } from './personName.ts';
import { toE164 } from './phone.ts';
import type { LocalDate } from './studioTime.ts';

export interface BookingDetails {
  readonly childName: string;
  /** `yyyy-MM-dd` */
  readonly dateOfBirth: string;
  /** As entered, or E.164. */
  readonly mobilePhone: string;
  readonly policyAgreement: boolean;
  readonly cancellationPolicy: boolean;
  /** Consent to photos of the child's hair; `null` while the yes/no question has no answer. */
  readonly consent: boolean | null;
}

/** How consent to photos is asked: a required checkbox, or a question that may be answered no. */
export const photoConsents = ['required', 'asked'] as const;

export type PhotoConsent = (typeof photoConsents)[number];

export type BookingDetailsProblem = DateOfBirthProblem | 'unticked' | 'unanswered';

/** The invalid fields, each with its problem, in the order of the form; empty when all are valid. */
export type BookingDetailsProblems = Partial<
  Record<Exclude<keyof BookingDetails, 'childName'>, BookingDetailsProblem>
> & { readonly childName?: PersonNameProblem };

function consentProblem(
  consent: boolean | null,
  photoConsent: PhotoConsent,
): BookingDetailsProblem | undefined {
  if (photoConsent === 'asked') return consent === null ? 'unanswered' : undefined;
  return consent === true ? undefined : 'unticked';
}

/** Validates the booking form. @param rules.today the day on the studio's wall clock */
export function checkBookingDetails(
  details: BookingDetails,
  rules: { readonly today: LocalDate; readonly photoConsent: PhotoConsent },
): BookingDetailsProblems {
  const dateOfBirth = checkDateOfBirth(details.dateOfBirth, rules.today);
  const consent = consentProblem(details.consent, rules.photoConsent);
  const childName = validatePersonName(details.childName);
  return {
    ...(childName && { childName }),
    ...(dateOfBirth && { dateOfBirth }),
    ...(toE164(details.mobilePhone) === undefined && { mobilePhone: 'invalid' }),
    ...(!details.policyAgreement && { policyAgreement: 'unticked' }),
    ...(!details.cancellationPolicy && { cancellationPolicy: 'unticked' }),
    ...(consent && { consent }),
  };
}
