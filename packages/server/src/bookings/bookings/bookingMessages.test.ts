import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Updateable } from 'kysely';
import type { UsersTable } from '../../platform/database/accountTables.ts';
import type { BookingsTable } from '../../platform/database/bookingTables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { business } from '../../platform/outbox/messages.fixture.ts';
import { openOutboxFixture, type OutboxFixture } from '../../platform/outbox/outbox.fixture.ts';
import { deliverDue } from '../../platform/outbox/outbox.service.ts';
import type { BookingMessageKind } from '@plaitful/messages/en-CA/bookingMails';
import { enqueueBookingMessages } from './bookingMessages.service.ts';
import type { MailMessage } from '../../platform/outbox/messageKind.ts';
import type { MessageRecipient } from './bookings.messages.ts';
import { messageKinds } from '../../app/modules.ts';

type Sent = Omit<MailMessage, 'channel'> & { readonly kind: string };

let world: OutboxFixture;
let booking: MessageRecipient;
/** The kinds of the texts sent, and their recipients. */
let [texts, numbers]: [string[], string[]] = [[], []];

beforeAll(async () => {
  world = await openOutboxFixture();
});
beforeEach(async () => {
  await world.reset();
  [texts, numbers] = [[], []];
  booking = await world.book();
});
afterAll(() => world.close());

const tell = (
  kind: BookingMessageKind,
  data = { oldDate: '2026-12-12', oldTime: '13:00' },
  now = world.now,
): Promise<void> =>
  inTransaction(world.database, (trx) =>
    enqueueBookingMessages(trx, kind, booking, {
      now,
      sendsTexts: true,
      config: { rateLimit: false },
      business,
      data,
    }),
  );

async function change(changes: Updateable<BookingsTable>): Promise<void> {
  booking = await world.database
    .updateTable('bookings')
    .set(changes)
    .where('bookingId', '=', booking.bookingId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
const cancel = (cancelledBy: 'MEMBER' | 'STUDIO' | 'DEADLINE') =>
  change({ paymentStatus: 'CANCELLED', cancelledAt: world.now, cancelledBy });

/** Sends what is due at this time, or now. */
async function deliver(at: Date = world.now): Promise<Sent[]> {
  world.now = at;
  const sent: Sent[] = [];
  await deliverDue(world.database, {
    kinds: messageKinds,
    business,
    publicUrl: 'http://localhost:3000',
    limitsTexts: false,
    clock: () => world.now,
    log: pino({ level: 'silent' }),
    transport: {
      sendMail: (mail) => {
        sent.push(mail);
        return Promise.resolve();
      },
      sendText: ({ kind, to }) => {
        texts.push(kind);
        numbers.push(to);
        return Promise.resolve();
      },
      close: () => undefined,
    },
  });
  return sent;
}
const kindsOf = (sent: readonly Sent[]): string[] => sent.map(({ kind }) => kind);
const hours = (count: number): Date => new Date(booking.dueFrom.getTime() + count * 60 * 60_000);
const hoursBeforeStart = (count: number): Date => new Date(booking.startsAt.getTime() - count * 60 * 60_000);
const minutesBeforeEnd = (count: number): Date => new Date(booking.endsAt.getTime() - count * 60_000);

describe('the reminder of the deposit', () => {
  it('goes at half of the time, as a mail and a text', async () => {
    await tell('received');
    expect(kindsOf(await deliver())).toEqual(['received']);
    expect(kindsOf(await deliver(new Date(hours(12).getTime() - 1)))).toEqual([]);
    const [reminder] = await deliver(hours(12));
    expect(reminder?.subject).toBe('Reminder: send $20 by Sat 21 Nov 3:15 pm');
    expect(texts).toEqual(['received', 'depositReminder']);
    expect(kindsOf(await deliver(hours(23)))).toEqual([]);
  });

  it('is not sent once the deposit has come, the booking is cancelled, or the deadline has passed', async () => {
    for (const end of [() => change({ deposit: 'PAID' }), () => cancel('MEMBER')]) {
      await world.reset();
      booking = await world.book();
      await tell('received');
      await deliver();
      await end();
      expect(kindsOf(await deliver(hours(12)))).toEqual([]);
    }
    await world.reset();
    booking = await world.book();
    await tell('received');
    expect(kindsOf(await deliver(hours(24)))).toEqual([]);
  });

  it('is scheduled again at half of the new time when the deposit was set back', async () => {
    await tell('received');
    await deliver();
    await change({ dueFrom: hours(6), depositDueAt: hours(30) });
    await tell('depositReminder', undefined, booking.dueFrom);
    expect(kindsOf(await deliver(hours(6)))).toEqual([]);
    expect(kindsOf(await deliver(new Date('2026-11-21T08:15:37Z')))).toEqual([]);
    expect(kindsOf(await deliver(new Date('2026-11-21T14:15:37Z')))).toEqual(['depositReminder']);
  });

  it('goes earlier when the appointment moved so near that its start is the deadline', async () => {
    await tell('received');
    await deliver();
    await change({ depositDueAt: hours(10) });
    await tell('rescheduled');
    expect(kindsOf(await deliver())).toEqual(['rescheduled']);
    expect(kindsOf(await deliver(hours(5)))).toEqual(['depositReminder']);
    expect(kindsOf(await deliver(hours(12)))).toEqual([]);
  });
});

describe('the reminders before an appointment', () => {
  beforeEach(async () => {
    // Paid five days before.
    world.now = hoursBeforeStart(5 * 24);
    await change({ deposit: 'PAID' });
  });
  const setUser = (settings: Updateable<UsersTable>) =>
    world.database.updateTable('users').set(settings).where('id', '=', booking.userId).execute();

  it('go 48 hours and 3 hours before a paid one, as a mail and a text', async () => {
    await tell('depositConfirmed');
    await deliver();
    expect(kindsOf(await deliver(hoursBeforeStart(48.1)))).toEqual([]);
    const [first] = await deliver(hoursBeforeStart(48));
    expect(first?.subject).toMatch(/^See you \w{3} \d+ Dec, 2:00 pm$/);
    expect(kindsOf(await deliver(hoursBeforeStart(3.1)))).toEqual([]);
    const [second] = await deliver(hoursBeforeStart(3));
    expect(second?.subject).toBe('See you at 2:00 pm');
    expect(texts).toEqual(['depositConfirmed', 'reminder48h', 'reminder3h']);
  });

  it('go as mails alone where texts are off, as everything does', async () => {
    await tell('depositConfirmed');
    await setUser({ texts: false });
    await deliver();
    expect(kindsOf(await deliver(hoursBeforeStart(48)))).toEqual(['reminder48h']);
    expect(texts).toEqual([]);
  });

  it.each([
    ['reminder48h', 48],
    ['reminder3h', 3],
  ] as const)(
    'is not sent when it was turned off, not even for a booking of before: %s',
    async (kind, ahead) => {
      await tell('depositConfirmed');
      await deliver();
      await setUser({ [kind]: false });
      expect(kindsOf(await deliver(hoursBeforeStart(ahead)))).not.toContain(kind);
    },
  );

  it('are not sent of an appointment that was cancelled, moved or set back to unpaid', async () => {
    const moved = { startsAt: new Date('2026-12-19T19:00:00Z'), endsAt: new Date('2026-12-19T21:00:00Z') };
    for (const end of [
      () => cancel('STUDIO'),
      () => change({ deposit: 'NOT_PAID', depositDueAt: booking.startsAt }),
      () => change(moved),
    ]) {
      await world.reset();
      booking = await world.book();
      world.now = hoursBeforeStart(5 * 24);
      await change({ deposit: 'PAID' });
      await tell('depositConfirmed');
      await deliver();
      const times = [hoursBeforeStart(48), hoursBeforeStart(3)];
      await end();
      for (const time of times) expect(kindsOf(await deliver(time))).toEqual([]);
    }
  });

  it('go before the new time of one that was moved', async () => {
    await tell('depositConfirmed');
    await deliver();
    await change({
      bookingTime: '16:00',
      startsAt: new Date('2026-12-12T21:00:00Z'),
      endsAt: new Date('2026-12-12T23:00:00Z'),
    });
    await tell('rescheduled', { oldDate: booking.bookingDate, oldTime: '14:00' });
    await deliver();
    expect(kindsOf(await deliver(hoursBeforeStart(50)))).toEqual([]);
    expect(kindsOf(await deliver(hoursBeforeStart(48)))).toEqual(['reminder48h']);
    expect(kindsOf(await deliver(hoursBeforeStart(3)))).toEqual(['reminder3h']);
  });

  it('are not queued when it is too late for them, nor sent once half of their time has passed', async () => {
    world.now = hoursBeforeStart(20);
    await tell('depositConfirmed');
    await deliver();
    const rows = await world.database.selectFrom('outbox').select('kind').distinct().execute();
    expect(rows.map(({ kind }) => kind)).not.toContain('reminder48h');
    expect(kindsOf(await deliver(hoursBeforeStart(1.5)))).toEqual([]);
  });
});

describe('the reminder to pick up', () => {
  beforeEach(() => change({ deposit: 'PAID' }));

  it('goes 20 minutes before the end of a paid appointment, as a mail and a text', async () => {
    await tell('depositConfirmed');
    expect(kindsOf(await deliver())).toEqual(['depositConfirmed']);
    expect(kindsOf(await deliver(minutesBeforeEnd(21)))).toEqual([]);
    const [pickup] = await deliver(minutesBeforeEnd(20));
    expect([pickup?.subject, pickup?.to.name]).toEqual(['Pickup at 4:00 pm', '']);
    expect(texts).toEqual(['depositConfirmed', 'pickup']);
  });

  it('goes also where the reminders before the appointment are turned off', async () => {
    await tell('depositConfirmed');
    const off = { reminder48h: false, reminder3h: false };
    await world.database.updateTable('users').set(off).where('id', '=', booking.userId).execute();
    await deliver();
    expect(kindsOf(await deliver(minutesBeforeEnd(20)))).toEqual(['pickup']);
  });

  it('is rescheduled when the appointment moves', async () => {
    await tell('depositConfirmed');
    await deliver();
    const oldReminder = minutesBeforeEnd(20);
    await change({
      bookingTime: '16:00',
      startsAt: new Date('2026-12-12T21:00:00Z'),
      endsAt: new Date('2026-12-12T23:00:00Z'),
    });
    await tell('rescheduled', { oldDate: booking.bookingDate, oldTime: '14:00' });
    await deliver();
    expect(kindsOf(await deliver(oldReminder))).toEqual([]);
    expect(kindsOf(await deliver(minutesBeforeEnd(20)))).toEqual(['pickup']);
  });

  it('is queued once, however often the deposit is confirmed', async () => {
    await tell('depositConfirmed');
    await tell('depositConfirmed');
    await deliver();
    expect(kindsOf(await deliver(minutesBeforeEnd(20)))).toEqual(['pickup']);
  });

  it('is not sent when the appointment was cancelled, the deposit set back, or it is over', async () => {
    for (const end of [() => cancel('STUDIO'), () => change({ deposit: 'NOT_PAID' })]) {
      await world.reset();
      booking = await world.book();
      await change({ deposit: 'PAID' });
      await tell('depositConfirmed');
      await deliver();
      await end();
      expect(kindsOf(await deliver(minutesBeforeEnd(20)))).toEqual([]);
    }
    await world.reset();
    booking = await world.book();
    await change({ deposit: 'PAID' });
    await tell('depositConfirmed');
    await deliver();
    expect(kindsOf(await deliver(minutesBeforeEnd(0)))).toEqual([]);
  });
});

describe('a change', () => {
  it('is reported with the new time and the old one; repeated moves are reported once', async () => {
    await change({ bookingTime: '15:00' });
    await tell('rescheduled', { oldDate: booking.bookingDate, oldTime: '14:00' });
    await change({ bookingTime: '16:30' });
    await tell('rescheduled', { oldDate: booking.bookingDate, oldTime: '15:00' });
    const sent = await deliver();
    expect(kindsOf(sent)).toEqual(['rescheduled']);
    expect(sent[0]?.text).toMatch(/^As you asked, [^]*^Old time: .*, 3:00 pm$/mu);
    expect(sent[0]?.text).toMatch(/^4:30 pm to 6:30 pm, Ottawa time$/mu);
    expect(sent[0]?.text).toContain('The new time does not give more time to pay.');
    expect(sent[0]?.text).toContain('Send to: ');
  });

  it('of a paid appointment is reported as needing no payment', async () => {
    await change({ deposit: 'PAID' });
    await tell('rescheduled');
    expect((await deliver())[0]?.text).toContain(
      'Your deposit of $20 stays with the appointment. There is nothing to pay before the day.',
    );
  });

  it.each([
    ['cancelledByParent', 'MEMBER', 'STUDIO'],
    ['cancelledByStudio', 'STUDIO', 'MEMBER'],
    ['cancelledUnpaid', 'DEADLINE', 'MEMBER'],
  ] as const)('%s is reported only when it was %s', async (kind, by, other) => {
    await cancel(by);
    await tell(kind);
    await deliver();
    await cancel(other);
    await tell(kind);
    await deliver();
    expect(texts).toEqual([kind]);
  });

  it('is not reported after a cancellation until the appointment is restored', async () => {
    await change({ deposit: 'PAID' });
    await cancel('STUDIO');
    await tell('cancelledByStudio');
    await change({ paymentStatus: 'PENDING', cancelledAt: null, cancelledBy: null });
    await tell('restored');
    expect(kindsOf(await deliver())).toEqual(['restored']);
    expect(kindsOf(await deliver(minutesBeforeEnd(20)))).toEqual(['pickup']);
  });
});

it('a parent is not asked for a new time once the studio no longer asks for one', async () => {
  await change({ deposit: 'PAID', canMove: true });
  await tell('askedToReschedule');
  await change({ canMove: false });
  expect(kindsOf(await deliver())).toEqual([]);
  await change({ canMove: true });
  await tell('askedToReschedule');
  expect(kindsOf(await deliver())).toEqual(['askedToReschedule']);
});

it('goes to the email address and number that the account has now', async () => {
  await tell('received');
  const contact = { email: `new.${booking.userId}@example.com`, mobilePhone: '+16135550188' };
  await world.database.updateTable('users').set(contact).where('id', '=', booking.userId).execute();
  expect((await deliver()).map(({ to }) => to.address)).toEqual([contact.email]);
  expect(numbers).toEqual([contact.mobilePhone]);
});

describe('the calendar file of a mail', () => {
  const methodOf = (sent: readonly Sent[]) => sent.map(({ calendar }) => calendar?.method);

  it('has the same id and a higher version when the appointment is cancelled, and is not attached before it is paid', async () => {
    await tell('received');
    expect(methodOf(await deliver())).toEqual([undefined]);
    await change({ deposit: 'PAID', version: 2 });
    await tell('depositConfirmed');
    const confirmed = await deliver();
    expect(confirmed[0]?.calendar?.content).toContain('SEQUENCE:2\r\n');
    await cancel('STUDIO');
    await change({ version: 3 });
    await tell('cancelledByStudio');
    const cancelled = await deliver();
    expect([...methodOf(confirmed), ...methodOf(cancelled)]).toEqual(['PUBLISH', 'CANCEL']);
    expect(cancelled[0]?.calendar?.content).toContain('SEQUENCE:3\r\n');
    const uid = (sent: readonly Sent[]) => /^UID:.*$/m.exec(sent[0]?.calendar?.content ?? '')?.[0];
    expect(uid(cancelled)).toBe(uid(confirmed));
  });

  it.each(['depositConfirmed', 'rescheduled', 'restored'] as const)(
    'is attached to a mail of kind %s',
    async (kind) => {
      await change({ deposit: 'PAID' });
      await tell(kind);
      const [mail] = await deliver();
      expect([mail?.kind, mail?.calendar?.method]).toEqual([kind, 'PUBLISH']);
      expect(mail?.calendar?.content).toMatch(/^STATUS:CONFIRMED\r$/m);
    },
  );

  it.each([
    ['MEMBER', 'cancelledByParent'],
    ['STUDIO', 'cancelledByStudio'],
    ['STUDIO', 'cancelledForClosure'],
    ['DEADLINE', 'cancelledUnpaid'],
  ] as const)(
    'removes an unpaid appointment, whose file can be downloaded: cancelled by %s, %s',
    async (by, kind) => {
      await tell('received');
      await deliver();
      await cancel(by);
      if (kind === 'cancelledForClosure') await change({ depositToReturn: true });
      await tell(kind);
      const [mail] = await deliver();
      expect([mail?.kind, mail?.calendar?.method]).toEqual([kind, 'CANCEL']);
      expect(mail?.calendar?.content).toMatch(/^STATUS:CANCELLED\r$/m);
      expect(mail?.calendar?.content).toMatch(/^SUMMARY:Z\. /m);
    },
  );
});
