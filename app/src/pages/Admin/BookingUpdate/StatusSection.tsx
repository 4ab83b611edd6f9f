import type { ActionAvailability } from '@plaitful/flows/appointment';
import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Heading } from '@plaitful/design-system/Heading';
import { RadioCards } from '@plaitful/design-system/RadioCards';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import type { DepositStatus, PaymentStatus } from '@plaitful/domain/booking-status';
import { booking as texts, statusCodes, bookingUpdate } from '@plaitful/messages/en-CA/admin';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { BookingUpdates } from './useBookingUpdates.ts';

interface StatusSectionProps<Value extends DepositStatus | PaymentStatus> {
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

export function StatusSection<Value extends DepositStatus | PaymentStatus>(props: StatusSectionProps<Value>) {
  const { of, updates, query, current, offers, disabledReason, onSubmit } = props;
  const labels = bookingUpdate[of];
  const isBusy = updates.busyWith === of;
  const refusal = updates.refusal?.of === of ? updates.refusal.text : undefined;
  const id = useId();
  const choices = useRef<HTMLDivElement>(null);
  const [value, setChosen] = useChoice(current);
  const offer = offers[value];
  const why = disabledReason ?? (offer.isAllowed ? undefined : texts.why[offer.why]);
  const hasChoice = Object.values<ActionAvailability>(offers).some(({ isAllowed }) => isAllowed);
  // To choose another status would be no help where none can be set: the hint says why.
  const isLocked = !hasChoice && value === current;
  const isWhyShown = disabledReason !== undefined || why === refusal;
  return (
    <Stack element="section" gap={3} labelledBy={`${id}title`}>
      <Heading level={2} size="xl" id={`${id}title`}>
        {labels.label}
      </Heading>
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
      {isLocked ? null : (
        <Submit
          labels={labels}
          isBusy={isBusy}
          why={why}
          isWhyHidden={isWhyShown || isBusy}
          onDisabledClick={() => choices.current?.querySelector<HTMLElement>(':checked')?.focus()}
          onSubmit={() => onSubmit(value)}
        />
      )}
      {refusal === undefined ? null : <Banner tone="critical">{refusal}</Banner>}
      {props.otherAction ? <div>{props.otherAction}</div> : null}
    </Stack>
  );
}

/** The chosen status. A choice made before the stored status changed, here or in another tab, is dropped. */
function useChoice<Value>(current: Value) {
  const [chosen, setChosen] = useState({ value: current, over: current });
  const value = chosen.over === current ? chosen.value : current;
  return [value, (next: Value) => setChosen({ value: next, over: current })] as const;
}

interface SubmitProps {
  labels: { submit: string; submitting: string };
  isBusy: boolean;
  why: string | undefined;
  isWhyHidden: boolean;
  onDisabledClick: () => void;
  onSubmit: () => void;
}

function Submit({ labels, isBusy, why, isWhyHidden, onDisabledClick, onSubmit }: SubmitProps) {
  const id = useId();
  return (
    <>
      <div>
        <Button
          size="sm"
          isBusy={isBusy}
          busyLabel={labels.submitting}
          isDisabled={why !== undefined}
          onDisabledClick={onDisabledClick}
          onClick={onSubmit}
          {...(why === undefined ? {} : { describedBy: id })}
        >
          {labels.submit}
        </Button>
      </div>
      <Why id={id} text={why} isHidden={isWhyHidden} />
    </>
  );
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
