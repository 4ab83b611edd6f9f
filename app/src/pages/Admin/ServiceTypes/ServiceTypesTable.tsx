import type { ServiceType } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Inline } from '@plaitful/design-system/Inline';
import { PaginatedTable, type TableColumn, type TableState } from '@plaitful/design-system/PaginatedTable';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { adminTypes as words } from '@plaitful/messages/en-CA/adminTypes';
import type { Paging } from '../../../features/lists/usePaging.ts';

interface ServiceTypesTableProps {
  paging: Paging<ServiceType>;
  state: TableState | undefined;
  onEdit: (type: ServiceType) => void;
  onDelete: (type: ServiceType) => void;
}

const columns: readonly TableColumn<ServiceType>[] = [
  {
    key: 'name',
    header: words.column.name,
    card: 'title',
    isRowHeader: true,
    cell: ({ serviceName }) => serviceName,
  },
];

/** The service types of one page; Edit and Delete show at the row in hand (product spec 2, Service types list). */
export function ServiceTypesTable({ paging, state, onEdit, onDelete }: ServiceTypesTableProps) {
  return (
    <PaginatedTable
      {...paging}
      caption={words.title}
      columns={columns}
      rowKey={({ serviceId }) => serviceId}
      state={state}
      cardsBelow={560}
      actions={{
        header: words.column.action,
        width: 'button',
        isQuiet: true,
        cell: (type) => (
          <Inline gap={1} isWrapping={false} justify="end">
            <Button tone="quiet" size="sm" icon="pencil" onClick={() => onEdit(type)}>
              {words.edit}
              <VisuallyHidden> {type.serviceName}</VisuallyHidden>
            </Button>
            <Button tone="quiet" size="sm" icon="trash" onClick={() => onDelete(type)}>
              {words.delete}
              <VisuallyHidden> {type.serviceName}</VisuallyHidden>
            </Button>
          </Inline>
        ),
      }}
    />
  );
}
