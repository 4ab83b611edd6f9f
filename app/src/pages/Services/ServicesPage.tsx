import { Heading } from '@plaitful/design-system/Heading';
import { Plait } from '@plaitful/design-system/Plait';
import { Text } from '@plaitful/design-system/Text';
import { meta, title } from '@plaitful/messages/en-CA/common';
import { services } from '@plaitful/messages/en-CA/services';
import { useSearchParams } from 'react-router-dom';
import { useStudioValues } from '../../shell/business.tsx';
import { Page } from '../../shell/Page.tsx';
import { wrap } from '../../shell/layout.css.ts';
import { ServicesError, ServicesLoading } from './ServicesStates.tsx';
import { StyleSection } from './StyleSection.tsx';
import { TypeCarousel } from './TypeCarousel.tsx';
import { useServices } from './useServices.ts';
import * as css from './ServicesPage.css.ts';

/** A positive whole number of the address, or undefined. */
function readNumber(text: string | null): number | undefined {
  const value = Number(text ?? Number.NaN);
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

/** Service types to choose from, and the styles; both the type and the page stand in the address (product spec 2). */
export function ServicesPage() {
  const studio = useStudioValues();
  const [search] = useSearchParams();
  const list = useServices(readNumber(search.get('type')));
  return (
    <Page title={title.services(studio)} description={meta.services}>
      <div className={`${wrap} ${css.head}`}>
        <Heading level={1}>{services.title}</Heading>
        <Text size="lg" tone="muted">
          {services.text}
        </Text>
      </div>
      {list.state === 'ready' ? (
        <>
          <TypeCarousel types={list.types} styles={list.allStyles} chosen={list.chosen} />
          <div className={css.line}>
            <Plait size="list" />
          </div>
          <StyleSection list={list} page={readNumber(search.get('page')) ?? 1} />
        </>
      ) : null}
      {list.state === 'loading' ? <ServicesLoading /> : null}
      {list.state === 'failed' ? <ServicesError problem={list.problem} onRetry={list.retry} /> : null}
    </Page>
  );
}
