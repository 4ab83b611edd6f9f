import type { ActionOffer } from '@plaitful/flows/appointment';
import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Card } from '@plaitful/design-system/Card';
import { Heading } from '@plaitful/design-system/Heading';
import { Inline } from '@plaitful/design-system/Inline';
import { RadioTiles } from '@plaitful/design-system/RadioTiles';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import type { DepositStatus, PaymentStatus } from '@plaitful/domain/status';
import { booking as words, statusCodes } from '@plaitful/messages/en-CA/admin';
import { useId, useRef, useState, type ReactNode } from 'react';

interface StatusCardProps<Value extends DepositStatus | PaymentStatus> {
  heading: string;
  notice?: ReactNode;
  hint: string;
  /** Undefined while loading. */
  statuses: readonly Value[] | undefined;
  current: Value;
  /** Whether each status can be set, by the appointment machine. */
  offers: Readonly<Record<Value, ActionOffer>>;
  disabledReason?: string | undefined;
  submit: { text: string; busyText: string; isBusy: boolean };
  onSubmit: (value: Value) => void;
  /** The last refusal of the server. */
  refusal: string | undefined;
  otherAction?: ReactNode;
}

export function StatusCard<Value extends DepositStatus | PaymentStatus>(props: StatusCardProps<Value>) {
  const { heading, statuses, current, offers, disabledReason, submit, onSubmit } = props;
  const id = useId();
  const choices = useRef<HTMLDivElement>(null);
  const [value, setChosen] = useChoice(current);
  const offer = offers[value];
  const why = disabledReason ?? (offer.isAllowed ? undefined : words.why[offer.why]);
  const isWhyShown = disabledReason !== undefined || why === props.refusal;
  return (
    <Card element="section" variant="outlined" labelledBy={`${id}heading`}>
      <Stack gap={3}>
        <Heading level={2} size="xl" id={`${id}heading`}>
          {heading}
        </Heading>
        {props.notice}
        <div ref={choices}>
          <RadioTiles
            legend={heading}
            isLegendHidden
            options={(statuses ?? [current]).map((status) => ({
              value: status,
              label: statusCodes[status],
              ...(status === current ? { note: words.statusNow } : {}),
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
        <Inline gap={3}>
          <Button
            size="sm"
            isBusy={submit.isBusy}
            busyLabel={submit.busyText}
            isNotReady={why !== undefined}
            onNotReady={() => choices.current?.querySelector<HTMLElement>(':checked')?.focus()}
            onClick={() => onSubmit(value)}
            {...(why === undefined ? {} : { describedBy: `${id}why` })}
          >
            {submit.text}
          </Button>
          {props.otherAction}
        </Inline>
        <Why id={`${id}why`} text={why} isHidden={isWhyShown || submit.isBusy} />
        {props.refusal === undefined ? null : <Banner tone="critical">{props.refusal}</Banner>}
      </Stack>
    </Card>
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
