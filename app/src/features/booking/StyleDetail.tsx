import type { Style } from '@plaitful/api-client/contract';
import { Heading } from '@plaitful/design-system/Heading';
import { Icon } from '@plaitful/design-system/Icon';
import { Link } from '@plaitful/design-system/Link';
import { Picture } from '@plaitful/design-system/Picture';
import { Text } from '@plaitful/design-system/Text';
import { services, style as labels } from '@plaitful/messages/en-CA/services';
import { formatMoney } from '@plaitful/messages/format';
import { Suspense, type ReactNode } from 'react';
import { lazyComponent } from '../../lib/code/lazyComponent.ts';
import { useStudioValues } from '../../shell/business.tsx';
import { Duration } from '../../shell/Duration.tsx';
import { stylePicture } from '../styles/pictures.ts';
import { paths } from '../../lib/paths.ts';
import { BookNow } from './BookNow.tsx';
import * as css from './StyleDetail.css.ts';

const StyleOptions = lazyComponent(async () => (await import('./StyleOptions.tsx')).StyleOptions);

export function StyleDetail({ style }: { style: Style }) {
  const { deadlineSpan } = useStudioValues();
  const hasOptions = style.optionGroups !== undefined;
  const price = formatMoney(style.value);
  return (
    <div className={css.detail}>
      <WayBack style={style} />
      <div className={css.frame}>
        <Picture
          {...stylePicture(style)}
          alt={services.card.image({ styleName: style.style })}
          // A phone's width without the margins of the page.
          sizes="(min-width: 900px) 40vw, 88vw"
          crop="top"
          isPriority
        />
      </div>
      <div className={css.intro}>
        <Heading level={1} size="3xl">
          {style.style}
        </Heading>
        <Text size="lg" hasReadableWidth>
          {style.styleFullDetailsOfService}
        </Text>
      </div>
      <div className={css.booking}>
        <dl className={css.facts}>
          <Fact term={labels.price.label} hint={hasOptions ? labels.price.fromHint : labels.price.hint}>
            <span className={css.price}>{hasOptions ? services.card.from({ price }) : price}</span>
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
        <ToBook style={style} />
      </div>
    </div>
  );
}

function ToBook({ style }: { style: Style }) {
  const { optionGroups, preparation = labels.prep.text } = style;
  const prep = (
    <section aria-labelledby="prep" className={css.preparation}>
      <Heading level={2} size="xl" id="prep">
        {labels.prep.title}
      </Heading>
      <Text>{preparation}</Text>
    </section>
  );
  const plain = (
    <>
      {prep}
      <BookNow style={style} />
    </>
  );
  if (optionGroups === undefined) return plain;
  return (
    <Suspense fallback={plain}>
      <StyleOptions style={style} groups={optionGroups}>
        {prep}
      </StyleOptions>
    </Suspense>
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
