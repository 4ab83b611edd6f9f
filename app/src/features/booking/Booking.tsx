import type { Style as ContractStyle } from '@plaitful/api-client/contract';
import type { Slot } from '@plaitful/domain/slots';
import { bookingMachine } from '@plaitful/flows/booking';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useInspection } from '../../lib/inspection.ts';
import type { Style } from '../../lib/api/types.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useBusiness } from '../../shell/business.tsx';
import { useStyle } from '../styles/useStyle.ts';
import { bookingActors } from './bookingActors.ts';
import { BookingContext, readBooking } from './bookingContext.ts';
import { BookingView } from './BookingView.tsx';
import { useBookingActor } from './useBookingActor.ts';

interface BookingProps {
  styleId: number;
  slot: Slot | undefined;
  onClose: () => void;
}

export function Booking({ styleId, slot, onClose }: BookingProps) {
  const { style } = useStyle(styleId);
  const turn = useBookingKey();
  if (!style) return null;
  return (
    <BookingProvider key={`${styleId} ${turn}`} style={style}>
      <Connected slot={slot} onClose={onClose} />
    </BookingProvider>
  );
}

/** Changes when another member logs in: a guest who logs in continues, another member starts again. */
function useBookingKey(): number {
  const { user } = useSession();
  const [{ member, turn }, setMember] = useState({ member: user?.id, turn: 0 });
  if (user && user.id !== member)
    setMember({ member: user.id, turn: member === undefined ? turn : turn + 1 });
  return turn;
}

interface BookingProviderProps {
  style: Style;
  children: ReactNode;
}

function BookingProvider({ style, children }: BookingProviderProps) {
  const business = useBusiness();
  const cache = useQueryClient();
  const inspection = useInspection();
  const { user, isMember } = useSession();
  const userId = isMember && user ? user.id : null;
  const [logic] = useState(() => bookingMachine.provide({ actors: bookingActors(cache, business) }));
  const [snapshot] = useState(() => readBooking(style.styleId, userId));
  // The generated types do not keep that a date is three numbers.
  const input = { style: style as ContractStyle, userId };
  return (
    <BookingContext.Provider logic={logic} options={{ ...inspection, input, ...(snapshot && { snapshot }) }}>
      {children}
    </BookingContext.Provider>
  );
}

function Connected({ slot, onClose }: Pick<BookingProps, 'slot' | 'onClose'>) {
  useBookingActor(slot);
  return <BookingView isAtPicker={slot === undefined} onClose={onClose} />;
}
