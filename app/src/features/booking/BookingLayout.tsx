import type { Slot } from '@plaitful/domain/slots';
import { Suspense } from 'react';
import { Outlet, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { lazyComponent } from '../../lib/code/lazyComponent.ts';
import { loadModule } from '../../lib/code/loadModule.ts';
import { paths, PICKER_PARAM, parseAgainQuery, parseOptionsQuery, parseSlotQuery } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useUrlDialog } from '../../shell/useAddressDialog.ts';

export const importBooking = () => loadModule(() => import('./Booking.tsx'));

const Booking = lazyComponent(async () => (await import('./Booking.tsx')).Booking);

/** The pages of a style and of its booking share one booking in progress. */
export function BookingLayout() {
  const booking = useBookingOfAddress();
  return (
    <>
      <Outlet />
      {booking ? (
        <Suspense fallback={null}>
          <Booking {...booking} />
        </Suspense>
      ) : null}
    </>
  );
}

interface BookingAddress {
  styleId: number;
  slot: Slot | undefined;
  optionIds: readonly number[];
  again?: number | undefined;
  onClose: () => void;
}

function useBookingOfAddress(): BookingAddress | undefined {
  const { search } = useLocation();
  const navigate = useNavigate();
  const atStyle = useMatch(paths.style.path);
  const atBooking = useMatch(paths.booking.path);
  const picker = useUrlDialog(PICKER_PARAM);
  const { isMember, hasExpired } = useSession();
  const params = new URLSearchParams(search);
  const query = parseSlotQuery(params);
  // The same condition as in `RequireMember`.
  if (atBooking && query && (isMember || hasExpired)) {
    const { style: styleId, optionIds = [], date, time } = query;
    const onClose = () => void navigate(paths.style.href(styleId, optionIds));
    return { styleId, slot: { date, time }, optionIds, onClose };
  }
  if (!atStyle || !picker.isOpen) return undefined;
  const again = parseAgainQuery(params);
  const styleId = Number(atStyle.params['styleId']);
  return { styleId, slot: undefined, optionIds: parseOptionsQuery(params), again, onClose: picker.close };
}
