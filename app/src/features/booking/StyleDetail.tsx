import { parseProblem } from '@plaitful/api-client/problem';
import type { BookedService, Style } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Heading } from '@plaitful/design-system/Heading';
import { Icon } from '@plaitful/design-system/Icon';
import { Link } from '@plaitful/design-system/Link';
import { Picture } from '@plaitful/design-system/Picture';
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
import { Duration } from '../../shell/Duration.tsx';
import { useUrlDialog } from '../../shell/useAddressDialog.ts';
import { stylePicture } from '../styles/pictures.ts';
import { paths, PICKER_PARAM } from '../../lib/paths.ts';
import { importBooking } from './BookingLayout.tsx';
import * as css from './StyleDetail.css.ts';

export function StyleDetail({ style }: { style: Style }) {
  const { deadlineSpan } = useStudioValues();
  return (
    <div className={css.detail}>
      <WayBack style={style} />
      <div className={css.frame}>
        <Picture
          {...stylePicture(style)}
          alt={services.card.image({ styleName: style.style })}
          // A phone's width without the margins of the page.
          sizes="(min-width: 900px) 40vw, 88vw"
          crop="upper"
          isPriority
        />
      </div>
      <div className={css.textColumn}>
        <Heading level={1} size="3xl">
          {style.style}
        </Heading>
        <div className={css.fullDetails}>
          <Text size="lg">{style.styleFullDetailsOfService}</Text>
        </div>
        <dl className={css.facts}>
          <Fact term={labels.price.label} hint={labels.price.hint}>
            <span className={css.price}>{formatMoney(style.value)}</span>
            {style.discount > 0 ? (
              <span className={css.oldPrice}>
                {labels.price.was({ price: formatMoney(style.stylePrice) })}
              </span>
            ) : null}
          </Fact>
          <Fact term={labels.duration.label} hint={labels.duration.hint}>
            <Duration field={style.styleDuration} />
          </Fact>
          <Fact term={labels.deposit.label} hint={labels.deposit.hint({ deadlineSpan })}>
            {formatMoney(style.styleDeposit)}
          </Fact>
        </dl>
        <section aria-labelledby="prep" className={css.preparation}>
          <Heading level={2} size="xl" id="prep">
            {labels.prep.title}
          </Heading>
          <Text>{labels.prep.text}</Text>
        </section>
        <BookNow style={style} />
      </div>
    </div>
  );
}

function WayBack({ style: { serviceId, serviceName } }: { style: Style }) {
  return (
    <nav aria-label={labels.back.label} className={css.wayBack}>
      <Link isStandalone href={paths.services.href()}>
        {labels.back.services}
      </Link>
      <Icon name="chevronRight" size="sm" />
      <Link isStandalone href={paths.services.href({ type: serviceId })}>
        {serviceName}
      </Link>
    </nav>
  );
}

function Fact({ term, hint, children }: { term: string; hint: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children}</dd>
      <dd className={css.hint}>{hint}</dd>
    </div>
  );
}

/** Fetches the booked slots again before the picker opens. Below desk width a bar at the bottom of the screen. */
function BookNow({ style }: { style: Style }) {
  const picker = useUrlDialog(PICKER_PARAM);
  const [isChecking, setChecking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const booked = $api.useQuery('get', '/api/booking/booked-services', {});
  const hasDays = style.availableDays.length > 0;

  const check = async (): Promise<void> => {
    setChecking(true);
    const answer = await booked.refetch();
    const canPick = answer.isSuccess && (await importBooking().catch(() => undefined)) !== undefined;
    setChecking(false);
    setFailed(!canPick);
    if (canPick) picker.open();
  };

  return (
    <>
      <div className={css.bookBar}>
        <p className={css.barFacts}>
          <span className={css.barPrice}>{formatMoney(style.value)}</span>{' '}
          <span>{formatStyleDuration(style.styleDuration)}</span>
        </p>
        <NextFree style={style} booked={booked.data} at={booked.dataUpdatedAt} />
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
          {hasFailed ? <CheckFailed error={booked.error} /> : null}
        </span>
      </div>
      {hasDays ? null : <NoFreeTimes />}
    </>
  );
}

interface NextFreeProps {
  style: Style;
  booked: readonly BookedService[] | undefined;
  /** When the booked slots were fetched. */
  at: number;
}

/** Empty, but of the same height, until the booked slots are known. */
function NextFree({ style, booked, at }: NextFreeProps) {
  const { timeZone } = useBusiness();
  if (booked === undefined) return <p className={css.nextFree} />;
  const now = toStudioTime(new Date(at), timeZone);
  const rules = { styleId: style.styleId, booked, now };
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
