import type { Booking } from '@plaitful/api-client/contract';
import { Card } from '@plaitful/design-system/Card';
import { Heading } from '@plaitful/design-system/Heading';
import { Loader } from '@plaitful/design-system/Loader';
import { SearchField } from '@plaitful/design-system/SearchField';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { parseProblem } from '@plaitful/api-client/problem';
import { adminDeposits as labels } from '@plaitful/messages/en-CA/adminDeposits';
import { useId, useState, type ClipboardEvent } from 'react';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { getRetryAll, useAllDeposits } from '../../../features/admin/daySchedule/scheduleData.ts';
import { LoadErrorState } from '../../../shell/errorStates.tsx';
import { DepositRow } from './DepositRow.tsx';
import * as css from './Deposits.css.ts';
import { findKnownCodes, findDeposits, isNotice } from './findDeposits.ts';
import type { DepositChange } from './useDepositChange.ts';

/** Nothing is set without a press, and what is searched for stays in this page. */
export function DepositsPage() {
  const open = useAllDeposits('UNPAID');
  const toReturn = useAllDeposits('DEPOSIT_TO_RETURN');
  const retry = getRetryAll([open, toReturn]);
  return (
    <AdminPage heading={labels.title}>
      {retry ? (
        <LoadErrorState
          title={labels.loadFailed}
          problem={parseProblem(open.error ?? toReturn.error)}
          onRetry={retry}
        />
      ) : open.data && toReturn.data ? (
        <Deposits open={open.data} toReturn={toReturn.data} />
      ) : (
        <Loader label={labels.loading} />
      )}
    </AdminPage>
  );
}

interface DepositsProps {
  open: readonly Booking[];
  toReturn: readonly Booking[];
}

function Deposits({ open, toReturn }: DepositsProps) {
  const all = [...open, ...toReturn];
  const [text, setText] = useState('');
  const [isWithoutCode, setWithoutCode] = useState(false);
  const change = (next: string) => {
    setText(next);
    setWithoutCode(false);
  };
  const takeNotice = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!isNotice(pasted)) return;
    event.preventDefault();
    const codes = findKnownCodes(all, pasted);
    change(codes.join(' '));
    setWithoutCode(codes.length === 0);
  };
  const found = new Set(findDeposits(all, text));
  const isFound = (booking: Booking) => found.has(booking);
  const shownOpen = open.filter(isFound);
  return (
    <div className={css.page}>
      <div onPaste={takeNotice}>
        <SearchField
          label={labels.search.label}
          hint={labels.search.hint}
          value={text}
          onChange={change}
          clearLabel={labels.search.clear}
        />
      </div>
      {isWithoutCode ? <Text weight="bold">{labels.search.noCode}</Text> : null}
      <VisuallyHidden element="div" isLive>
        {isWithoutCode ? labels.search.noCode : text === '' ? '' : labels.search.found({ count: found.size })}
      </VisuallyHidden>
      <Group
        of="sent"
        rows={shownOpen.filter(({ depositSentAt }) => depositSentAt !== null)}
        offers={['arrived', 'notArrived']}
        isSearched={text !== ''}
      />
      <Group
        of="due"
        rows={shownOpen.filter(({ depositSentAt }) => depositSentAt === null)}
        offers={['arrived']}
        isSearched={text !== ''}
      />
      <Group of="toReturn" rows={toReturn.filter(isFound)} offers={['returned']} isSearched={text !== ''} />
    </div>
  );
}

interface GroupProps {
  of: keyof typeof labels.group;
  rows: readonly Booking[];
  offers: readonly DepositChange[];
  isSearched: boolean;
}

function Group({ of, rows, offers, isSearched }: GroupProps) {
  const id = useId();
  const { title, none } = labels.group[of];
  return (
    <Card element="section" variant="outlined" labelledBy={id}>
      <Stack gap={2}>
        <Heading level={2} size="lg" id={id} isFocusTarget>
          {title}
        </Heading>
        {rows.length === 0 ? (
          <Text size="sm" tone="muted">
            {isSearched ? labels.search.none : none}
          </Text>
        ) : (
          <ul className={css.rows}>
            {rows.map((booking) => (
              <DepositRow
                key={booking.bookingId}
                booking={booking}
                offers={offers}
                // The button that was pressed goes with its row.
                onDone={() => document.getElementById(id)?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
