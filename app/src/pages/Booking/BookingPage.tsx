import { EmptyState } from '@plaitful/design-system/EmptyState';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Loader } from '@plaitful/design-system/Loader';
import { booking as words } from '@plaitful/messages/en-CA/booking';
import { style as styleWords } from '@plaitful/messages/en-CA/services';
import { useSearchParams } from 'react-router-dom';
import { StyleDetail } from '../../features/booking/StyleDetail.tsx';
import { useStyle } from '../../features/styles/useStyle.ts';
import { paths, parseSlotQuery } from '../../lib/paths.ts';
import { LoadErrorState } from '../../shell/errorStates.tsx';
import { CenteredMessage } from '../../shell/CenteredMessage.tsx';
import { PageHead } from '../../shell/PageHead.tsx';

/** The style and slot of the booking dialog, both from the URL. */
export function BookingPage() {
  const slot = parseSlotQuery(useSearchParams()[0]);
  return <PageHead>{slot ? <BookedStyle styleId={slot.style} /> : <NoStyle />}</PageHead>;
}

function BookedStyle({ styleId }: { styleId: number }) {
  const { style, isGone, problem, retry } = useStyle(styleId);
  if (style) return <StyleDetail style={style} />;
  if (isGone) return <NoStyle />;
  return (
    <CenteredMessage>
      {problem ? (
        <LoadErrorState headingLevel={1} title={words.loadFailed} problem={problem} onRetry={retry} />
      ) : (
        <Loader label={words.loading} />
      )}
    </CenteredMessage>
  );
}

function NoStyle() {
  return (
    <CenteredMessage>
      <EmptyState
        headingLevel={1}
        title={styleWords.missing.text}
        action={<ButtonLink href={paths.services.href()}>{styleWords.missing.button}</ButtonLink>}
      />
    </CenteredMessage>
  );
}
