import { Table } from 'antd';
import { bookings, columns, pageSize, type Booking } from '../sample/bookings.ts';

const all = columns.map(({ key, header }) => ({
  key,
  title: header,
  dataIndex: key,
  sorter: (a: Booking, b: Booking) => (a[key] < b[key] ? -1 : Number(a[key] > b[key])),
}));

export function Page() {
  return (
    <Table
      rowKey="id"
      columns={all}
      dataSource={[...bookings]}
      pagination={{ pageSize, showSizeChanger: false }}
    />
  );
}
