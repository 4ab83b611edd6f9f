import Pagination from '@mui/material/Pagination';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useState } from 'react';
import { bookings, columns, pageOf, pageSize, type BookingKey } from '../sample/bookings.ts';

export function Page() {
  const [page, setPage] = useState(1);
  const [by, setBy] = useState<{ key: BookingKey; direction: 'asc' | 'desc' }>({
    key: 'date',
    direction: 'asc',
  });
  const sort = (key: BookingKey) =>
    setBy({ key, direction: by.key === key && by.direction === 'asc' ? 'desc' : 'asc' });
  return (
    <>
      <TableContainer>
        <Table aria-label="Bookings">
          <TableHead>
            <TableRow>
              {columns.map(({ key, header }) => (
                <TableCell key={key} sortDirection={by.key === key ? by.direction : false}>
                  <TableSortLabel active={by.key === key} direction={by.direction} onClick={() => sort(key)}>
                    {header}
                  </TableSortLabel>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {pageOf(page, by.key, by.direction === 'asc').map((row) => (
              <TableRow key={row.id}>
                {columns.map(({ key }) => (
                  <TableCell key={key}>{row[key]}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Pagination count={bookings.length / pageSize} page={page} onChange={(_event, next) => setPage(next)} />
    </>
  );
}
