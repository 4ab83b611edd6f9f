import { Badge, type BadgeTone } from '@plaitful/design-system/Badge';
import { Menu } from '@plaitful/design-system/Menu';
import { PaginatedTable, type TableColumn } from '@plaitful/design-system/PaginatedTable';
import { uploads as words } from '@plaitful/messages/en-CA/adminUploads';
import { useFoldedColumns } from '../../../features/lists/useFoldedColumns.tsx';
import { usePaging } from '../../../features/lists/usePaging.ts';
import { sampleVideos, type SampleVideo, type VideoStatus } from './sampleVideos.ts';

/** Sample rows on one page, as in the owner's other lists. */
const rowsPerPage = 8;

const { column } = words;

/** On a tablet. */
const folded = { url: 'name', location: 'date' };

const tones: Record<VideoStatus, BadgeTone> = { Active: 'paid', Pending: 'waiting', Inactive: 'neutral' };

const columns: readonly TableColumn<SampleVideo>[] = [
  { key: 'date', header: column.date, card: 'lead', isOneLine: true, cell: ({ date }) => date },
  { key: 'url', header: column.url, card: 'detail', cell: ({ url }) => url.replace('https://', '') },
  { key: 'name', header: column.name, card: 'title', isRowHeader: true, cell: ({ name }) => name },
  { key: 'location', header: column.location, cell: ({ location }) => location },
  {
    key: 'status',
    header: column.status,
    cell: ({ status }) => <Badge tone={tones[status]}>{words.status[status]}</Badge>,
  },
];

/** The sample list, by pages; its menus say that they do nothing (product spec 2, Uploads list). */
export function UploadsTable() {
  const folding = useFoldedColumns(columns, folded);
  const paging = usePaging(words.title, sampleVideos, rowsPerPage);
  return (
    <PaginatedTable
      {...paging}
      caption={words.title}
      {...folding}
      rowKey={({ url }) => url}
      actions={{
        header: column.actions,
        cell: (video) => (
          <Menu
            trigger="dots"
            label={words.actions(video)}
            items={[
              { key: 'edit', label: words.edit, icon: 'pencil', why: words.notInUse, onSelect: doNothing },
              { key: 'delete', label: words.delete, icon: 'trash', why: words.notInUse, onSelect: doNothing },
            ]}
          />
        ),
      }}
    />
  );
}

/** Nothing here is saved. */
function doNothing(): void {}
