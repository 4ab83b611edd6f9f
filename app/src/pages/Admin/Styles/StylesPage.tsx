import { readProblem } from '@plaitful/api-client/problem';
import { ConfirmDialog } from '@plaitful/design-system/ConfirmDialog';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { ButtonLink, Link } from '@plaitful/design-system/Link';
import { toast } from '@plaitful/design-system/Toast';
import { freeDates, readDayTimeMapping } from '@plaitful/domain/slots';
import { admin } from '@plaitful/messages/en-CA/admin';
import { adminStyles as words } from '@plaitful/messages/en-CA/adminStyles';
import { action } from '@plaitful/messages/en-CA/common';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { $api } from '../../../lib/api/client.ts';
import type { Style } from '../../../lib/api/types.ts';
import { useClock } from '../../../features/admin/useClock.ts';
import { listState } from '../../../features/lists/listState.tsx';
import { useListSearch } from '../../../features/lists/useListSearch.ts';
import { usePaging } from '../../../features/lists/usePaging.ts';
import { paths } from '../../../lib/paths.ts';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { ListSearchField, NoHits } from '../../../features/admin/ListSearchField.tsx';
import { StylesTable } from './StylesTable.tsx';
import { refreshStyles } from '../../../features/styles/refreshStyles.ts';

interface DeleteStyleProps {
  style: Style | undefined;
  onClose: () => void;
}

const deleteStyleWords = words.delete;

function DeleteStyle({ style, onClose }: DeleteStyleProps) {
  const cache = useQueryClient();
  const call = $api.useMutation('delete', '/api/styles/delete/{styleId}', {
    onSuccess: () => {
      toast.success(deleteStyleWords.done);
      onClose();
    },
    onError: () => toast.error(deleteStyleWords.failed),
    onSettled: () => refreshStyles(cache),
  });
  const styleName = style?.style ?? '';
  return (
    <ConfirmDialog
      isOpen={style !== undefined}
      title={deleteStyleWords.title({ styleName })}
      words={{ ...deleteStyleWords, confirming: deleteStyleWords.confirming({ styleName }) }}
      closeLabel={action.close}
      tone="danger"
      isBusy={call.isPending}
      error={style && call.error !== null ? <Refusal style={style} error={call.error} /> : undefined}
      onConfirm={() => {
        if (!style) return;
        const { styleId, etag } = style;
        call.mutate({ params: { path: { styleId }, header: { 'If-Match': etag } } });
      }}
      onClose={() => {
        call.reset();
        onClose();
      }}
    >
      <p>{deleteStyleWords.ask}</p>
    </ConfirmDialog>
  );
}

/** Why the server refused; where appointments use the style, with a link to them. */
function Refusal({ style, error }: { style: Style; error: unknown }) {
  const problem = readProblem(error);
  if (problem.kind === 'offline' || problem.message === undefined) return deleteStyleWords.failed;
  const isBooked = problem.kind === 'refused' && problem.code === 'style_has_bookings';
  return (
    <>
      {problem.message}{' '}
      {isBooked ? (
        <Link href={`${paths.adminBookings.href()}?style=${style.styleId}`}>
          {deleteStyleWords.refusedLink}
        </Link>
      ) : null}
    </>
  );
}

const stylesPerPage = 8;

export function StylesPage() {
  const query = $api.useQuery('get', '/api/styles/all');
  const search = useListSearch();
  const found = (query.data ?? []).filter((style) => matches(style, search.q));
  const paging = usePaging(words.title, found, stylesPerPage);
  const countFreeDates = useFreeDates();
  const [leaving, setLeaving] = useState<Style['styleId']>();
  const isWithoutHits = search.q !== undefined && query.data !== undefined && found.length === 0;
  return (
    <AdminPage
      heading={words.title}
      actions={
        <ButtonLink icon="plus" href={paths.adminStyleAdd.href()}>
          {words.add}
        </ButtonLink>
      }
    >
      <ListSearchField search={search} words={words.search} count={query.data && found.length} />
      <StylesTable
        paging={paging}
        freeDates={countFreeDates}
        onDelete={({ styleId }) => setLeaving(styleId)}
        state={
          isWithoutHits
            ? { kind: 'empty', content: <NoHits search={search} /> }
            : listState(query, {
                loading: words.loading,
                empty: <EmptyState title={words.empty} />,
                failed: admin.loadError,
                failedToast: words.loadFailed,
              })
        }
      />
      <DeleteStyle
        style={query.data?.find(({ styleId }) => styleId === leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </AdminPage>
  );
}

function matches({ style, serviceName }: Style, q: string | undefined): boolean {
  const asked = q?.toLocaleLowerCase('en-CA');
  return (
    asked === undefined ||
    [style, serviceName].some((text) => text.toLocaleLowerCase('en-CA').includes(asked))
  );
}

function useFreeDates(): (style: Style) => number | undefined {
  const booked = $api.useQuery('get', '/api/booking/booked-services');
  const now = useClock().moment;
  return ({ styleId, dayTimeMapping }) =>
    booked.data &&
    freeDates({
      styleId,
      offered: readDayTimeMapping(dayTimeMapping),
      booked: booked.data,
      now,
      openWeekdays: [],
    }).length;
}
