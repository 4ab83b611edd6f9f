import { styleForm as labels } from '@plaitful/messages/en-CA/adminStyleForm';
import { useParams } from 'react-router-dom';
import { $api } from '../../../lib/api/client.ts';
import { paths } from '../../../lib/paths.ts';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { RecordLoadState } from '../../../features/admin/RecordLoadState.tsx';
import { useClock } from '../../../features/admin/useClock.ts';
import type { Style } from '@plaitful/api-client/contract';
import { useStyleBookings } from './dates/useStyleBookings.ts';
import { StyleEditorForm } from './StyleEditorForm.tsx';
import { styleWithAllTimesParams } from './useStyleEditor.ts';

export function StyleUpdatePage() {
  const styleId = Number(useParams()['styleId']);
  const isId = Number.isInteger(styleId) && styleId > 0;
  const query = $api.useQuery(
    'get',
    '/api/styles/{styleId}',
    { params: styleWithAllTimesParams(styleId) },
    { enabled: isId },
  );
  if (query.data) return <StoredStyleForm key={styleId} style={query.data} />;
  return (
    <AdminPage heading={labels.update.title}>
      <RecordLoadState isId={isId} query={query} labels={labels} listHref={paths.adminStyles.href()} />
    </AdminPage>
  );
}

function StoredStyleForm({ style }: { style: Style }) {
  const { date } = useClock().moment;
  return <StyleEditorForm style={style} bookings={useStyleBookings(style.styleId, date)} />;
}
