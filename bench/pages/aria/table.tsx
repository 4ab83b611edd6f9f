import { useState } from 'react';
import {
  Button,
  Cell,
  Column,
  Row,
  Table,
  TableBody,
  TableHeader,
  type SortDescriptor,
} from 'react-aria-components';
import { bookings, columns, pageOf, pageSize, type BookingKey } from '../sample/bookings.ts';

const pages = bookings.length / pageSize;

export function Page() {
  const [page, setPage] = useState(1);
  const [by, setBy] = useState<SortDescriptor>({ column: 'date', direction: 'ascending' });
  const rows = pageOf(page, by.column as BookingKey, by.direction === 'ascending');
  const near = [1, page - 2, page - 1, page, page + 1, page + 2, pages].filter(
    (one) => one >= 1 && one <= pages,
  );
  return (
    <>
      <Table aria-label="Bookings" sortDescriptor={by} onSortChange={setBy}>
        <TableHeader>
          {columns.map(({ key, header }) => (
            <Column key={key} id={key} allowsSorting isRowHeader={key === 'parent'}>
              {header}
            </Column>
          ))}
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.id} id={row.id}>
              {columns.map(({ key }) => (
                <Cell key={key}>{row[key]}</Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
      <nav aria-label="Pages of bookings">
        <Button isDisabled={page === 1} onPress={() => setPage(page - 1)}>
          Prev
        </Button>
        {[...new Set(near)].map((one) => (
          <Button key={one} aria-label={`Page ${one}`} onPress={() => setPage(one)}>
            {one}
          </Button>
        ))}
        <Button isDisabled={page === pages} onPress={() => setPage(page + 1)}>
          Next
        </Button>
      </nav>
    </>
  );
}
