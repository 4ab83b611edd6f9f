import type { ProblemCode } from '@plaitful/api-client/contract';
import type { ApiProblem } from '@plaitful/api-client/problem';
import { Banner } from '@plaitful/design-system/Banner';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { submitError as labels } from '@plaitful/messages/en-CA/booking';
import { ContactText } from '../../shell/ContactText.tsx';
import { useAppointments } from './useAppointments.ts';
import { paths } from '../../lib/paths.ts';
import { SendLinkAgain } from './SendLinkAgain.tsx';

type Refused = ApiProblem & { kind: 'refused' };

/** Limits per member or phone number: paying a deposit or cancelling helps. */
const ofUnpaid: readonly ProblemCode[] = ['too_many_unpaid', 'too_many_unpaid_phone'];

/** Limits of all unverified members together: verifying the address helps. */
const ofUnverified: readonly ProblemCode[] = ['too_many_unpaid_network', 'too_many_unverified'];

export const isLimitProblem = (problem: ApiProblem | null): problem is Refused =>
  problem?.kind === 'refused' && [...ofUnpaid, ...ofUnverified].includes(problem.code);

export function BookingLimitNotice({ problem: { code, message } }: { problem: Refused }) {
  const { data: bookings = [] } = useAppointments();
  // The same code is sent to a member with too many bookings, and to one who may have a single one until the address
  // is verified.
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

export const AppointmentsLink = () => (
  <ButtonLink href={paths.appointments.href()} variant="outline" size="sm">
    {labels.appointments}
  </ButtonLink>
);
