import type { ActionAvailability } from '@plaitful/flows/appointment';
import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { RadioCards } from '@plaitful/design-system/RadioCards';
import { Text } from '@plaitful/design-system/Text';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import type { DepositStatus, PaymentStatus } from '@plaitful/domain/booking-status';
import { booking as texts, statusCodes, bookingUpdate } from '@plaitful/messages/en-CA/admin';
import { useId, useRef, useState, type ReactNode } from 'react';
import { SectionCard } from '../../../features/admin/SectionCard.tsx';
import type { BookingUpdates } from './useBookingUpdates.ts';

interface StatusCardProps<Value extends DepositStatus | PaymentStatus> {
  of: 'deposit' | 'payment';
  updates: BookingUpdates;
  notice?: ReactNode;
  hint: string;
  /** Loads the list of statuses. */
  query: { data: readonly Value[] | undefined; isLoadingError: boolean };
  current: Value;
  /** Whether each status can be set, by the appointment machine. */
  offers: Readonly<Record<Value, ActionAvailability>>;
  disabledReason?: string | undefined;
  onSubmit: (value: Value) => void;
  otherAction?: ReactNode;
}

export function StatusCard<Value extends DepositStatus | PaymentStatus>(props: StatusCardProps<Value>) {
  const { of, updates, query, current, offers, disabledReason, onSubmit } = props;
  const labels = bookingUpdate[of];
  const isBusy = updates.busyWith === of;
  const refusal = updates.refusal?.of === of ? updates.refusal.text : undefined;
  const id = useId();
  const choices = useRef<HTMLDivElement>(null);
  const [value, setChosen] = useChoice(current);
  const offer = offers[value];
  const why = disabledReason ?? (offer.isAllowed ? undefined : texts.why[offer.why]);
  const isWhyShown = disabledReason !== undefined || why === refusal;
  return (
    <SectionCard heading={labels.label}>
      {props.notice}
      {query.isLoadingError ? (
        <Banner tone="critical" isLive>
          {texts.statusList.failed}
        </Banner>
      ) : null}
      <div ref={choices}>
        <RadioCards
          label={labels.label}
          isLabelHidden
          options={(query.data ?? [current]).map((status) => ({
            value: status,
            label: statusCodes[status],
            ...(status === current ? { note: texts.statusNow } : {}),
          }))}
          value={value}
          onChange={setChosen}
          disabledReason={disabledReason}
          describedBy={`${id}hint`}
        />
      </div>
      <Text size="sm" tone="muted" id={`${id}hint`}>
        {props.hint}
      </Text>
      <div>
        <Button
          size="sm"
          isBusy={isBusy}
          busyLabel={labels.submitting}
          isDisabled={why !== undefined}
          onDisabledClick={() => choices.current?.querySelector<HTMLElement>(':checked')?.focus()}
          onClick={() => onSubmit(value)}
          {...(why === undefined ? {} : { describedBy: `${id}why` })}
        >
          {labels.submit}
        </Button>
      </div>
      <Why id={`${id}why`} text={why} isHidden={isWhyShown || isBusy} />
      {refusal === undefined ? null : <Banner tone="critical">{refusal}</Banner>}
      {props.otherAction ? <div>{props.otherAction}</div> : null}
    </SectionCard>
  );
}

/** The chosen status. A choice made before the stored status changed, here or in another tab, is dropped. */
function useChoice<Value>(current: Value) {
  const [chosen, setChosen] = useState({ value: current, over: current });
  const value = chosen.over === current ? chosen.value : current;
  return [value, (next: Value) => setChosen({ value: next, over: current })] as const;
}

/** The reason why the button is disabled; only for screen readers where it is already visible. */
function Why({ id, text, isHidden }: { id: string; text: string | undefined; isHidden: boolean }) {
  if (text === undefined) return null;
  if (isHidden) return <VisuallyHidden id={id}>{text}</VisuallyHidden>;
  return (
    <Text size="sm" tone="muted" id={id}>
      {text}
    </Text>
  );
}
