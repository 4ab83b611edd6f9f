import { parseProblem } from '@plaitful/api-client/problem';
import type { BookedService, Style } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Text } from '@plaitful/design-system/Text';
import { isSlotFree } from '@plaitful/domain/slot-status';
import { toStudioTime } from '@plaitful/domain/studio-clock';
import { services, style as labels } from '@plaitful/messages/en-CA/services';
import { formatDateShort, formatMoney, formatStyleDuration } from '@plaitful/messages/format';
import { useState, type ReactNode } from 'react';
import { $api } from '../../lib/api/client.ts';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { useBusiness, useStudioValues } from '../../shell/business.tsx';
import { ContactText } from '../../shell/ContactText.tsx';
import { useUrlDialog } from '../../shell/useAddressDialog.ts';
import { PICKER_PARAM } from '../../lib/paths.ts';
import { importBooking } from './BookingLayout.tsx';
import * as css from './StyleDetail.css.ts';

interface BookNowProps {
  style: Style;
  /** Price and duration of what is chosen; those of the style when left out. */
  total?: ReactNode;
  /** What is chosen. */
  optionIds?: readonly number[];
  /** With the options, where they make it longer. */
  minutes?: number;
}

/** The times that cannot be booked; those too short for the options only where there are any. */
function useTakenTimes(styleId: number, minutes: number | undefined) {
  const isLonger = minutes !== undefined;
  const booked = $api.useQuery('get', '/api/booking/booked-services', {}, { enabled: !isLonger });
  const params = { path: { styleId }, query: { minutes: minutes ?? 1 } };
  const tooShort = $api.useQuery(
    'get',
    '/api/styles/{styleId}/availability',
    { params },
    { enabled: isLonger },
  );
  return isLonger ? tooShort : booked;
}

/** Fetches the booked slots again before the picker opens. Below desk width a bar at the bottom of the screen. */
export function BookNow({ style, total, optionIds, minutes }: BookNowProps) {
  const picker = useUrlDialog(PICKER_PARAM);
  const [isChecking, setChecking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const taken = useTakenTimes(style.styleId, minutes);
  const hasDays = style.availableDays.length > 0;

  const check = async (): Promise<void> => {
    setChecking(true);
    const [answer, code] = await Promise.all([taken.refetch(), importBooking().catch(() => undefined)]);
    const canPick = answer.isSuccess && code !== undefined;
    setChecking(false);
    setFailed(!canPick);
    if (canPick) picker.open(optionIds);
  };

  return (
    <>
      <div className={total === undefined ? css.bookBar : css.bookBarWithTotal}>
        {total ?? (
          <p className={css.barFacts}>
            <span className={css.barPrice}>{formatMoney(style.value)}</span>{' '}
            <span>{formatStyleDuration(style.styleDuration)}</span>
          </p>
        )}
        <NextFree style={style} taken={taken.data} at={taken.dataUpdatedAt} />
        <div className={css.bookButton}>
          <Button
            size="lg"
            isDisabled={!hasDays}
            onDisabledClick={() => undefined}
            isBusy={isChecking}
            busyLabel={labels.book.loading}
            describedBy={hasDays ? 'book-note' : 'book-why'}
            onClick={() => void check()}
          >
            {labels.book.text}
          </Button>
        </div>
        <span role="status" id="book-note" className={css.bookNote}>
          {hasFailed ? <CheckFailed error={taken.error} /> : null}
        </span>
      </div>
      {hasDays ? null : <NoFreeTimes />}
    </>
  );
}

interface NextFreeProps {
  style: Style;
  taken: readonly Omit<BookedService, 'styleId'>[] | undefined;
  /** When they were fetched. */
  at: number;
}

/** Empty, but of the same height, until the taken times are known. */
function NextFree({ style, taken, at }: NextFreeProps) {
  const { timeZone } = useBusiness();
  if (taken === undefined) return <p className={css.nextFree} />;
  const { styleId } = style;
  const booked = taken.map((slot) => ({ styleId, ...slot }));
  const rules = { styleId, booked, now: toStudioTime(new Date(at), timeZone) };
  const date = style.availableDays.find((day, index) =>
    style.availableTimes[index]?.some((time) => isSlotFree({ date: day, time }, rules)),
  );
  return (
    <p className={css.nextFree}>
      {date === undefined ? services.card.noTimes : labels.book.next({ date: formatDateShort(date) })}
    </p>
  );
}

function CheckFailed({ error }: { error: unknown }) {
  const errorMessages = useErrorMessages();
  return (
    <Text element="span" tone="error">
      <span>{labels.book.failed}</span>{' '}
      <span>{error === null ? undefined : errorMessages.detailAfterSending(parseProblem(error))}</span>
    </Text>
  );
}

function NoFreeTimes() {
  const studio = useStudioValues();
  return (
    <p id="book-why" className={css.whyNot}>
      <ContactText text={labels.book.why(studio)} />
    </p>
  );
}
