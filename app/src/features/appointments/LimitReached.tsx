import type { ProblemCode } from '@plaitful/api-client/contract';
import type { ApiProblem } from '@plaitful/api-client/problem';
import { Banner } from '@plaitful/design-system/Banner';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { submitError as words } from '@plaitful/messages/en-CA/booking';
import { ContactText } from '../../shell/ContactText.tsx';
import { useAppointments } from './useAppointments.ts';
import { paths } from '../../lib/paths.ts';
import { SendLinkAgain } from './SendLinkAgain.tsx';

/** A refusal of the server. */
type Refused = ApiProblem & { kind: 'refused' };

/** Limits of a member's own bookings, or of those with one phone number: a deposit or a cancellation helps. */
const ofUnpaid: readonly ProblemCode[] = ['too_many_unpaid', 'too_many_unpaid_phone'];

/** Limits of all members together whose address is not verified: verifying it helps. */
const ofUnverified: readonly ProblemCode[] = ['too_many_unpaid_network', 'too_many_unverified'];

/** Whether a limit of unpaid bookings stood in the way. */
export const isLimit = (problem: ApiProblem | null): problem is Refused =>
  problem?.kind === 'refused' && [...ofUnpaid, ...ofUnverified].includes(problem.code);

/** What can be done where a limit of unpaid bookings is reached: the server says it, and the ways to it stand below. */
export function LimitReached({ problem: { code, message } }: { problem: Refused }) {
  const { data: bookings = [] } = useAppointments();
  // The same code is for who has too many, and for who may have one until the address is verified.
  const isUnverified = code === 'too_many_unpaid' && bookings.some(({ verifyBy }) => verifyBy !== null);
  const isOfUnpaid = ofUnpaid.includes(code);
  return (
    <Banner
      tone="critical"
      isLive
      action={
        <Stack gap={2} align="start">
          {isUnverified || !isOfUnpaid ? <SendLinkAgain /> : null}
          {isOfUnpaid ? <AppointmentsLink /> : null}
        </Stack>
      }
    >
      <ContactText text={message} />
    </Banner>
  );
}

/** The way to My Appointments out of a booking. */
export const AppointmentsLink = () => (
  <ButtonLink href={paths.appointments.href()} tone="secondary" size="sm">
    {words.appointments}
  </ButtonLink>
);
