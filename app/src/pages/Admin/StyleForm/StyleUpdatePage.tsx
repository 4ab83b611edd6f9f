import { EmptyState } from '@plaitful/design-system/EmptyState';
import { ButtonLink } from '@plaitful/design-system/Link';
import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { useLocation, useParams } from 'react-router-dom';
import { $api } from '../../../api/client.ts';
import { isMissing } from '../../../api/isMissing.ts';
import { ListFailed } from '../../../lists/ListFailed.tsx';
import { styleForm as words } from '../../../messages/en-CA/adminStyleForm.ts';
import { paths } from '../../../paths.ts';
import { readStyleState } from '../../../styles/styleState.ts';
import { AdminPage } from '../AdminPage.tsx';
import { StoredStyleForm } from './StyleEditorForm.tsx';

/** 'Update Style': a style of the list, handed on by it, else loaded by its id (product spec 2; reading 5). */
export function StyleUpdatePage() {
  const styleId = Number(useParams()['styleId']);
  const isId = Number.isInteger(styleId) && styleId > 0;
  const handed = readStyleState(useLocation().state, styleId);
  const query = $api.useQuery(
    'get',
    '/api/styles/{styleId}',
    { params: { path: { styleId } } },
    { enabled: isId, ...(handed ? { placeholderData: handed } : {}) },
  );
  if (query.data) return <StoredStyleForm key={styleId} style={query.data} />;
  const isUnknown = !isId || (query.isError && isMissing(query.error));
  return (
    <AdminPage heading={words.update.title}>
      {isUnknown ? (
        <EmptyState
          title={words.missing.text}
          action={<ButtonLink href={paths.adminStyles.href()}>{words.missing.button}</ButtonLink>}
        />
      ) : null}
      {!isUnknown && query.isError ? (
        <ListFailed
          text={words.loadFailed}
          toastText={words.loadFailed}
          failedAt={query.errorUpdatedAt}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {!isUnknown && !query.isError ? <PlaitLoader label={words.loading} /> : null}
    </AdminPage>
  );
}
