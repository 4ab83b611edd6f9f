import { EmptyState } from '@plaitful/design-system/EmptyState';
import { ErrorState } from '@plaitful/design-system/ErrorState';
import { ButtonLink } from '@plaitful/design-system/Link';
import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { booking as words } from '@plaitful/messages/en-CA/booking';
import { action } from '@plaitful/messages/en-CA/common';
import { style as styleWords } from '@plaitful/messages/en-CA/services';
import { useSearchParams } from 'react-router-dom';
import { StyleDetail } from '../../features/booking/StyleDetail.tsx';
import { useStyle } from '../../features/styles/useStyle.ts';
import { paths, readSlotQuery } from '../../lib/paths.ts';
import { Notice } from '../../shell/Notice.tsx';
import { Page } from '../../shell/Page.tsx';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';

/** The style and slot behind the booking dialog, both from the address. */
export function BookingPage() {
  const slot = readSlotQuery(useSearchParams()[0]);
  return <Page>{slot ? <BookedStyle styleId={slot.style} /> : <NoStyle />}</Page>;
}

function BookedStyle({ styleId }: { styleId: number }) {
  const { style, isGone, problem, retry } = useStyle(styleId);
  const errorMessages = useErrorMessages();
  if (style) return <StyleDetail style={style} />;
  if (isGone) return <NoStyle />;
  return (
    <Notice>
      {problem ? (
        <ErrorState
          headingLevel={1}
          title={words.loadFailed}
          text={errorMessages.afterLoading(problem)}
          retry={{ label: action.tryAgain, onPress: retry }}
        />
      ) : (
        <PlaitLoader label={words.loading} />
      )}
    </Notice>
  );
}

function NoStyle() {
  return (
    <Notice>
      <EmptyState
        headingLevel={1}
        title={styleWords.missing.text}
        action={<ButtonLink href={paths.services.href()}>{styleWords.missing.button}</ButtonLink>}
      />
    </Notice>
  );
}
