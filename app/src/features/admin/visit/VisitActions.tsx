import type { Booking } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Menu, type MenuItem } from '@plaitful/design-system/Menu';
import type { AllowedActions } from '@plaitful/flows/appointment';
import { adminVisit as labels } from '@plaitful/messages/en-CA/adminVisit';
import { formatTime } from '@plaitful/messages/format';
import { useEffect, useRef, useState } from 'react';
import { useAllowedActions } from '../../appointments/useAllowedActions.ts';
import { FinishDialog } from './FinishDialog.tsx';
import { MissedDialog } from './MissedDialog.tsx';
import type { AskedOutcome } from '@plaitful/flows/appointment/types';
import { useSetOutcome } from './useVisitUpdates.ts';
import * as css from './visit.css.ts';

/** Whether the visit of a booking can be begun, finished, noted as missed, or changed. */
export const canSetVisit = ({ outcome, finish }: AllowedActions): boolean =>
  finish.isAllowed || Object.values(outcome).some(({ isAllowed }) => isAllowed);

type Opened = 'finish' | 'missed';

/** One press each for what happens on the day, where it is allowed now; a settled visit can be changed for a day. */
export function VisitActions({ booking }: { booking: Booking }) {
  const allowed = useAllowedActions(booking, 'ROLE_ADMIN');
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const { setOutcome, isPending } = useSetOutcome(close);
  const group = useKeptFocus(booking);
  const set = (outcome: AskedOutcome) =>
    outcome === 'NO_SHOW' ? setOpened('missed') : setOutcome({ booking, outcome });
  const isOpen = booking.outcome === 'EXPECTED' || booking.outcome === 'ARRIVED';
  const { childName, bookingTime } = booking;
  if (!canSetVisit(allowed) && opened === undefined) return null;
  return (
    <div
      ref={group}
      role="group"
      aria-label={labels.label({ childName, time: formatTime(bookingTime) })}
      className={css.actions}
    >
      {booking.outcome === 'EXPECTED' ? (
        <OpenVisit allowed={allowed} isBusy={isPending} onSet={set} onFinish={() => setOpened('finish')} />
      ) : (
        <>
          {isOpen && allowed.finish.isAllowed ? (
            <Button size="sm" onClick={() => setOpened('finish')}>
              {labels.finish}
            </Button>
          ) : null}
          <Menu
            trigger={{ text: labels.change }}
            label={labels.changeOf({ childName })}
            items={listChanges(booking, allowed, { onSet: set, onFinish: () => setOpened('finish') })}
          />
        </>
      )}
      {opened === 'finish' ? <FinishDialog booking={booking} onClose={close} /> : null}
      {opened === 'missed' ? (
        <MissedDialog
          booking={booking}
          isBusy={isPending}
          onConfirm={(sendsMail) => setOutcome({ booking, outcome: 'NO_SHOW', sendsMail })}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

interface VisitHandlers {
  onSet: (outcome: AskedOutcome) => void;
  onFinish: () => void;
}

interface OpenVisitProps extends VisitHandlers {
  allowed: AllowedActions;
  isBusy: boolean;
}

function OpenVisit({ allowed: { outcome, finish }, isBusy, onSet, onFinish }: OpenVisitProps) {
  return (
    <>
      {outcome.ARRIVED.isAllowed ? (
        <Button size="sm" isBusy={isBusy} busyLabel={labels.busy} onClick={() => onSet('ARRIVED')}>
          {labels.arrived}
        </Button>
      ) : null}
      {finish.isAllowed ? (
        <Button size="sm" variant="outline" onClick={onFinish}>
          {labels.finish}
        </Button>
      ) : null}
      {outcome.NO_SHOW.isAllowed ? (
        <Button size="sm" variant="outline" onClick={() => onSet('NO_SHOW')}>
          {labels.missed}
        </Button>
      ) : null}
    </>
  );
}

const changes = ['ARRIVED', 'EXPECTED', 'NO_SHOW'] as const;

function listChanges(
  { outcome }: Booking,
  allowed: AllowedActions,
  { onSet, onFinish }: VisitHandlers,
): MenuItem[] {
  const correct: MenuItem = { key: 'correct', label: labels.correct, icon: 'pencil', onSelect: onFinish };
  return [
    ...(outcome === 'DONE' && allowed.finish.isAllowed ? [correct] : []),
    ...changes
      .filter((value) => allowed.outcome[value].isAllowed)
      .map((value) => ({ key: value, label: labels.back[value], onSelect: () => onSet(value) })),
  ];
}

/** When a change removes the button that was pressed, the focus moves to the first that is there instead. */
function useKeptFocus({ outcome }: Booking) {
  const group = useRef<HTMLDivElement>(null);
  const last = useRef({ outcome, hadFocus: false });
  useEffect(() => {
    const remember = () => {
      last.current.hadFocus = group.current?.contains(document.activeElement) === true;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (last.current.outcome === outcome) return;
    last.current.outcome = outcome;
    if (!last.current.hadFocus || document.activeElement !== document.body) return;
    group.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [outcome]);
  return group;
}
