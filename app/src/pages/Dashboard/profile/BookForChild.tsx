import type { Child } from '@plaitful/api-client/contract';
import { ButtonLink } from '@plaitful/design-system/Link';
import { children as labels } from '@plaitful/messages/en-CA/profile';
import { belongsToChild } from '../../../features/appointments/childOfBooking.ts';
import { getBookAgainHref } from '../../../features/appointments/chosenOptions.ts';
import { useAppointments } from '../../../features/appointments/useAppointments.ts';
import { paths } from '../../../lib/paths.ts';

/** Leads to the free times of her last style, with her details kept for the form; without one to all styles. */
export function BookForChild({ child }: { child: Child }) {
  const { data = [] } = useAppointments();
  const hers = data.filter((booking) => belongsToChild(booking, child));
  const last = hers.find(({ paymentStatus }) => paymentStatus !== 'CANCELLED') ?? hers[0];
  return (
    <ButtonLink size="sm" href={last ? getBookAgainHref(last) : paths.services.href()}>
      {labels.book({ childName: child.name })}
    </ButtonLink>
  );
}
