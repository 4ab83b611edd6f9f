import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking, BookingChange } from '@plaitful/api-client/contract';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { createBookingTestClient } from './bookings.fixture.ts';
import { csvCell } from './bookings.export.ts';
import { anonymizedFields } from './bookings.repository.ts';

let world: TestApp;
let admin: { token: string };
let parent: { id: number; token: string };
let other: { id: number; token: string };
const ids: Record<string, number> = {};

const calls = createBookingTestClient(() => world);

async function book(childName: string, token: string, given: Record<string, unknown>): Promise<number> {
  const { bookingId } = (await calls.book(token, { childName, ...given })).json<Booking>();
  ids[childName] = bookingId;
  return bookingId;
}

beforeAll(async () => {
  world = await startTestApp();
  admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
  parent = await world.signIn();
  other = await world.signIn();
  const { otherStyleId: styleId } = world.studio;
  const ida = await book('Ida', parent.token, { bookingDate: '2026-12-05', bookingTime: '14:00' });
  await book('Ada', parent.token, { bookingDate: '2026-12-05', bookingTime: '17:00' });
  // An older booking may have a name that validation rejects today.
  await world.database
    .updateTable('bookings')
    .set({ childName: '=Ada' })
    .where('childName', '=', 'Ada')
    .execute();
  const zoe = await book('Zoe', other.token, { bookingDate: '2026-12-12', bookingTime: '14:00', styleId });
  const eve = await book('Eve', other.token, { bookingDate: '2026-12-04', bookingTime: '17:00', styleId });
  await calls.setDeposit(admin.token, ida, 'PAID');
  await calls.setDeposit(admin.token, zoe, 'PAID');
  await calls.setPayment(admin.token, zoe, 'CONFIRMED');
  await calls.cancel(other.token, eve);
});
afterAll(() => world.close());

async function read(query = '', url = '/api/booking/all', token = admin.token) {
  const answer = await world.call({ method: 'GET', url: `${url}${query}`, token });
  const children =
    answer.statusCode === 200 ? answer.json<Booking[]>().map(({ childName }) => childName) : [];
  return { status: answer.statusCode, total: answer.headers['x-total-count'], children };
}

describe('the lists of bookings', () => {
  it('are sorted by booking date, newest first, as a whole and by page', async () => {
    expect(await read()).toEqual({ status: 200, total: '4', children: ['Zoe', '=Ada', 'Ida', 'Eve'] });
    expect(await read('?page=2&size=3')).toEqual({ status: 200, total: '4', children: ['Eve'] });
    const own = await read('?size=1', `/api/users/bookings/${parent.id}`, parent.token);
    expect(own).toEqual({ status: 200, total: '2', children: ['=Ada'] });
  });

  it('are sorted and searched', async () => {
    expect((await read('?sort=bookingDate')).children).toEqual(['Eve', 'Ida', '=Ada', 'Zoe']);
    expect((await read('?sort=childName')).children[0]).toBe('=Ada');
    expect((await read('?q=zigzag%20eve')).children).toEqual(['Eve']);
    expect((await read('?sort=mobilePhone')).status).toBe(400);
  });

  it('are filtered by status, style and date', async () => {
    expect((await read('?status=UNPAID')).children).toEqual(['=Ada']);
    expect((await read('?status=CANCELLED&page=2&size=1')).total).toBe('1');
    expect((await read('?status=DEPOSIT_PAID')).children).toEqual(['Ida']);
    expect((await read('?status=CONFIRMED')).children).toEqual(['Zoe']);
    expect((await read('?status=CANCELLED')).children).toEqual(['Eve']);
    expect((await read('?from=2026-12-05&to=2026-12-05')).children).toEqual(['=Ada', 'Ida']);
    expect((await read(`?styleId=${world.studio.styleId}&q=ida`)).children).toEqual(['Ida']);
    expect((await read('?from=2026-02-30')).status).toBe(400);
    expect((await read('?status=PAID')).status).toBe(400);
  });

  it('count overdue bookings as cancelled before the clean-up job ran', async () => {
    world.now = new Date(testStart.getTime() + 24 * 60 * 60_000);
    const { token } = await world.signIn({ roles: ['ROLE_ADMIN'] });
    expect((await read('?status=UNPAID', undefined, token)).children).toEqual([]);
    expect((await read('?status=CANCELLED', undefined, token)).children).toEqual(['=Ada', 'Eve']);
    world.now = testStart;
  });

  it('have pages that contain every booking once, in every order', async () => {
    for (const query of ['', '&sort=childName', '&sort=-value']) {
      const { children } = await read(`?${query.slice(1)}`);
      const pages = [1, 2, 3, 4].map((page) => read(`?page=${page}&size=1${query}`));
      expect((await Promise.all(pages)).flatMap((page) => page.children)).toEqual(children);
      expect((await read(`?page=3&size=2${query}`)).children).toEqual([]);
    }
  });
});

describe('the CSV export of bookings', () => {
  const table = async (query = '') => {
    const url = `/api/booking/export.csv${query}`;
    return world.call({ method: 'GET', url, token: admin.token });
  };

  const copyCancelled = async () => {
    const { database } = world;
    const cancelled = database.selectFrom('bookings').selectAll().where('paymentStatus', '=', 'CANCELLED');
    const { bookingId: _, words: __, expiresAt: ___, ...copy } = await cancelled.executeTakeFirstOrThrow();
    return { ...copy, options: '[]', bill: null };
  };

  it('is CSV in UTF-8 for a bookkeeper: words, amounts and local times, in the order of the list', async () => {
    const answer = await table();
    expect([answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="plaitful-bookings.csv"',
    ]);
    const [head, ...lines] = answer.body.split('\r\n');
    expect(head).toBe(
      '\uFEFFBooking number,Code,Date,Time,Child,Parent,Email,Phone,Service,Style,Duration (minutes),Price,Discount %,Discount,Extras,Price of extras,Total,Deposit,Deposit status,Balance,Payment status,Visit,Arrived at,Final total,Late fee,Other lines,Tip,Paid by,Tax included,Receipt number,Cancelled by,Cancelled at,Booked at',
    );
    const titles = head?.slice(1).split(',') ?? [];
    const rows = lines.map((line) => {
      const cells = line.split(',');
      return Object.fromEntries(titles.map((title, at) => [title, cells[at]]));
    });
    const booked = { 'Booked at': '2026-12-01 10:00' };
    expect(rows.slice(0, -1)).toMatchObject([
      {
        ...booked,
        Child: 'Zoe',
        'Payment status': 'Confirmed',
        'Deposit status': 'Paid',
        Balance: '0.00',
        Visit: 'Expected',
      },
      {
        Child: "'=Ada",
        'Deposit status': 'Not paid',
        'Payment status': 'Pending',
        Balance: '54.00',
        'Cancelled by': '',
      },
      {
        'Booking number': String(ids['Ida']),
        Date: '2026-12-05',
        Time: '14:00',
        Child: 'Ida',
        Price: '60.00',
        'Discount %': '10',
        Discount: '6.00',
        Total: '54.00',
        Deposit: '20.00',
        'Deposit status': 'Paid',
        Balance: '34.00',
        'Payment status': 'Pending',
      },
      {
        Child: 'Eve',
        'Payment status': 'Cancelled',
        Visit: '',
        'Cancelled by': 'Parent',
        'Cancelled at': '2026-12-01 10:00',
      },
    ]);
    expect(answer.body).not.toContain('\u{A0}');
  });

  it('has what a finished visit cost, in words and amounts, and as stored among the raw columns', async () => {
    const bill = {
      lines: [
        { kind: 'STYLE', label: 'Zigzag', cents: 5400 },
        { kind: 'LATE_FEE', label: '', cents: 1500 },
        { kind: 'OTHER', label: 'Detangling', cents: 1250 },
        { kind: 'OTHER', label: 'Kindness', cents: -500 },
      ],
      tipCents: 800,
      paidBy: 'E_TRANSFER',
      tax: { name: 'HST', rate: 13, number: '12345 6789 RT0001' },
      finishedAt: '2026-12-12T21:00:00.000Z',
    } as const;
    const arrivedAt = new Date('2026-12-12T19:05:00Z');
    const unfinished = { outcome: 'EXPECTED', arrivedAt: null, bill: null } as const;
    const finished = { outcome: 'DONE', arrivedAt, receiptYear: 2026, receiptNumber: 12 } as const;
    const zoe = () => world.database.updateTable('bookings').where('bookingId', '=', ids['Zoe'] ?? 0);
    await zoe()
      .set({ ...finished, bill: JSON.stringify(bill) })
      .execute();
    const [head = '', line = ''] = (await table('?q=zoe')).body.split('\r\n');
    const raw = await table('?columns=raw&q=zoe');
    await zoe().set(unfinished).execute();
    const from = head.split(',').indexOf('Visit');
    expect(line.split(',').slice(from, from + 9)).toEqual([
      'Done',
      '2026-12-12 14:05',
      '76.50',
      '15.00',
      '"Detangling 12.50; Kindness -5.00"',
      '8.00',
      'Interac e-Transfer',
      '8.80',
      '2026-0012',
    ]);
    expect(raw.body).toContain('""receiptNumber"":""2026-0012""');
  });

  it('has every field of a booking as stored where raw columns are asked for', async () => {
    const answer = await table('?columns=raw');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="plaitful-bookings-raw.csv"');
    const [head, ...lines] = answer.body.split('\r\n');
    expect(head?.startsWith('\uFEFFbookingId,userId,bookingDate,bookingTime,')).toBe(true);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toContain('2026-12-12,14:00');
    expect(lines[1]).toContain(",'=Ada,2018-05-04,,true,true,true,NOT_PAID,PENDING,");
    expect(lines[2]).toContain(',613-555-0199,Ida,');
    expect(lines[4]).toBe('');
    expect(head?.split(',')).toEqual(expect.arrayContaining(['chair', 'depositDueAt', 'cancelledBy']));
  });

  it('contains the bookings of the same filter', async () => {
    const { body } = await table('?status=CONFIRMED&sort=childName');
    expect(body.split('\r\n')).toHaveLength(3);
    expect((await table('?sort=secret')).statusCode).toBe(400);
  });

  it('contains no cell that a spreadsheet would run as a formula, and no line breaks', () => {
    for (const character of ['=', '+', '-', '@', '＝', '＋', '－', '＠']) {
      expect(csvCell(`${character}1`)).toBe(`'${character}1`);
      expect(csvCell(`1${character}1`)).toBe(`1${character}1`);
    }
    expect(csvCell('a "b", c\nd')).toBe('"a ""b"", c\nd"');
    expect(csvCell('a;b')).toBe('"a;b"');
    expect([csvCell(null), csvCell(true), csvCell(-5)]).toEqual(['', 'true', '-5']);
  });

  it('begins no formula either where a spreadsheet splits cells at another character', () => {
    for (const separator of [';', '\t', '|', '\n', '\r\n']) {
      const cell = csvCell(`Zoe${separator}=1+41${separator}x${separator} "@a${separator}＝b`);
      const parts = cell.split(separator).map((part) => part.replaceAll(/["\s]/g, ''));
      expect(parts).toEqual(['Zoe', "'=1+41", 'x', "'@a", "'＝b"]);
    }
  });

  it('is the same however many bookings are read at a time', async () => {
    const copy = await copyCancelled();
    await world.database.insertInto('bookings').values(Array(1200).fill(copy)).execute();
    const cells = (await table('?status=CANCELLED')).body.trimEnd().split('\r\n').slice(1);
    const bookingIds = cells.map((cell) => Number(cell.split(',')[0]));
    expect(bookingIds).toHaveLength(1201);
    expect(bookingIds).toEqual(bookingIds.toSorted((a, b) => b - a));
  });

  it('has no email address or number of an erased booking, also of a family that is still there', async () => {
    const row = { ...(await copyCancelled()), ...anonymizedFields, bookingDate: '2026-12-19' };
    await world.database.insertInto('bookings').values(row).execute();
    const [, line] = (await table('?from=2026-12-19')).body.split('\r\n');
    expect(line).toContain(',2026-12-19,17:00,Erased,Erased,,,Cornrows,');
  });
});

describe('one booking', () => {
  it('has a history for the admin, with actions and users, oldest first', async () => {
    const url = `/api/booking/${ids['Zoe']}/history`;
    const history = await world.call({ method: 'GET', url, token: admin.token });
    expect(history.json<BookingChange[]>()).toMatchObject([
      { change: 'CREATED', by: 'MEMBER', userId: other.id, before: null, after: { chair: 1 } },
      { change: 'DEPOSIT', by: 'STUDIO', before: { deposit: 'NOT_PAID' }, after: { deposit: 'PAID' } },
      { change: 'PAYMENT', by: 'STUDIO', after: { paymentStatus: 'CONFIRMED' } },
    ]);
    const none = await world.call({
      method: 'GET',
      url: '/api/booking/99999/history',
      token: admin.token,
    });
    expect(none.statusCode).toBe(404);
  });

  it('has a calendar file, for its owner and the admin only', async () => {
    const calendarOf = (child: string, token: string) =>
      world.call({ method: 'GET', url: `/api/booking/${ids[child]}/calendar.ics`, token });
    const file = await calendarOf('Ida', parent.token);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(file.headers['content-disposition']).toBe(`attachment; filename="appointment-${ids['Ida']}.ics"`);
    expect(file.body).toContain('DTSTART;TZID=America/Toronto:20261205T140000\r\n');
    expect(file.body).toContain('SEQUENCE:2\r\n');
    expect(file.body).not.toContain('Ida');
    expect((await calendarOf('Eve', admin.token)).body).toContain('METHOD:CANCEL\r\n');
    expect((await calendarOf('Ida', other.token)).statusCode).toBe(404);
  });
});
