import type { Booking } from '@plaitful/api-client/contract';
import { ButtonLink, type ButtonLinkProps } from '@plaitful/design-system/Link';
import { appointments as labels } from '@plaitful/messages/en-CA/dashboard';
import { getBookAgainHref } from './chosenOptions.ts';

interface BookAgainProps extends Pick<ButtonLinkProps, 'variant' | 'size' | 'onClick'> {
  booking: Booking;
}

/** Leads straight to the free times of the style, with its options, and the child's details kept for the form. */
export function BookAgain({ booking, ...look }: BookAgainProps) {
  return (
    <ButtonLink {...look} href={getBookAgainHref(booking)} ariaLabel={labels.bookAgainLabel(booking)}>
      {labels.bookAgain}
    </ButtonLink>
  );
}
