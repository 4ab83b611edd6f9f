import { parseProblem } from '@plaitful/api-client/problem';
import type { Style } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Heading } from '@plaitful/design-system/Heading';
import { Picture } from '@plaitful/design-system/Picture';
import { Text } from '@plaitful/design-system/Text';
import { services, style as labels } from '@plaitful/messages/en-CA/services';
import { formatMoney } from '@plaitful/messages/format';
import { useState, type ReactNode } from 'react';
import { $api } from '../../lib/api/client.ts';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { useStudioValues } from '../../shell/business.tsx';
import { ContactText } from '../../shell/ContactText.tsx';
import { Duration } from '../../shell/Duration.tsx';
import { useUrlDialog } from '../../shell/useAddressDialog.ts';
import { stylePicture } from '../styles/pictures.ts';
import { PICKER_PARAM } from '../../lib/paths.ts';
import { importBooking } from './BookingLayout.tsx';
import * as css from './StyleDetail.css.ts';

export function StyleDetail({ style }: { style: Style }) {
  const { deadlineSpan } = useStudioValues();
  return (
    <div className={css.detail}>
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

function Fact({ term, hint, children }: { term: string; hint: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children}</dd>
      <dd className={css.hint}>{hint}</dd>
    </div>
  );
}

/** Fetches the booked slots before the picker opens. */
function BookNow({ style }: { style: Style }) {
  const studio = useStudioValues();
  const picker = useUrlDialog(PICKER_PARAM);
  const [isChecking, setChecking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const errorMessages = useErrorMessages();
  const booked = $api.useQuery('get', '/api/booking/booked-services', {}, { enabled: false });
  const detail =
    booked.error === null ? undefined : errorMessages.detailAfterSending(parseProblem(booked.error));
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
    <div className={css.bookAction}>
      <Button
        size="lg"
        isDisabled={!hasDays}
        onDisabledClick={() => undefined}
        isBusy={isChecking}
        busyLabel={labels.book.loading}
        describedBy="book-note"
        onClick={() => void check()}
      >
        {labels.book.text}
      </Button>
      <span role="status" id="book-note">
        {hasFailed ? (
          <Text element="span" tone="error">
            <span>{labels.book.failed}</span> <span>{detail}</span>
          </Text>
        ) : null}
        {hasDays ? null : (
          <Text element="span">
            <ContactText text={labels.book.why(studio)} />
          </Text>
        )}
      </span>
    </div>
  );
}
