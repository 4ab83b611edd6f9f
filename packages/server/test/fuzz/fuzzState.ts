import sharp from 'sharp';
import { hashPassword } from '../../src/accounts/users/passwordHash.ts';
import { openSession } from '../../src/accounts/sessions/sessions.service.ts';
import { fillStudio } from '../catalogueFixtures.ts';
import type { TestApp } from '../testApp.ts';
import type { FuzzState } from './calls.ts';
import type { Random } from '../random.ts';
import type { KnownIds } from './values.ts';

const password = 'Braids-4-Ada';
const email = 'fuzz-login@example.com';

interface People {
  readonly members: readonly number[];
  readonly admin: number;
}

export async function makePeople(world: TestApp): Promise<People> {
  const passwordHash = await hashPassword(password);
  const first = await world.signIn({ email, passwordHash });
  const second = await world.signIn();
  const admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
  return { members: [first.id, second.id], admin: admin.id };
}

/** Files that are pictures, and files that are not. */
export async function makeFiles(): Promise<Buffer[]> {
  const picture = sharp({ create: { width: 24, height: 24, channels: 3, background: 'plum' } });
  const png = await picture.png().toBuffer();
  const jpeg = await picture.jpeg().toBuffer();
  return [
    png,
    jpeg,
    png.subarray(0, png.length - 20),
    jpeg.subarray(0, 40),
    Buffer.alloc(0),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    Buffer.from('GIF89a'),
    Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004')]),
    Buffer.alloc(3000, 'a'),
  ];
}

async function readKnown({ database }: TestApp, people: People): Promise<KnownIds> {
  const bookings = await database
    .selectFrom('bookings')
    .select(['bookingId', 'version'])
    .orderBy('bookingId', 'desc')
    .limit(30)
    .execute();
  const styles = await database
    .selectFrom('styles')
    .select(['styleId', 'serviceId', 'version', 'offerVersion'])
    .where('archivedAt', 'is', null)
    .execute();
  const reviews = await database.selectFrom('reviews').select('reviewId').limit(20).execute();
  const messages = await database.selectFrom('outbox').select('messageId').limit(20).execute();
  const images = await database.selectFrom('images').select('hash').distinct().limit(5).execute();
  const groups = await database.selectFrom('optionGroups').select(['groupId', 'version']).limit(20).execute();
  const options = await database.selectFrom('options').select('optionId').limit(20).execute();
  const closures = await database.selectFrom('closures').select(['closureId', 'version']).limit(20).execute();
  const changes = await database.selectFrom('availabilityChanges').select('changeId').limit(20).execute();
  const children = await database.selectFrom('children').select(['childId', 'version']).limit(20).execute();
  const dates = ['2026-12-04', '2026-12-05', '2026-12-11', '2026-12-12'];
  const times = ['14:00', '15:30', '17:00'];
  return {
    bookingId: bookings.map(({ bookingId }) => bookingId),
    userId: [...people.members, people.admin],
    styleId: styles.map(({ styleId }) => styleId),
    serviceId: [...new Set(styles.map(({ serviceId }) => serviceId))],
    reviewId: reviews.map(({ reviewId }) => reviewId),
    closureId: closures.map(({ closureId }) => closureId),
    groupId: groups.map(({ groupId }) => groupId),
    optionId: options.map(({ optionId }) => optionId),
    minutes: [90, 255],
    changeId: changes.map(({ changeId }) => changeId),
    from: dates,
    to: dates,
    childId: children.map(({ childId }) => childId),
    messageId: messages.map(({ messageId }) => messageId),
    hash: images.map(({ hash }) => hash),
    bookingDate: dates,
    bookingTime: times,
    newDate: dates,
    newTime: times,
    email: [email, 'nobody@example.com'],
    password: [password, 'Wrong-4-Ada'],
    newPassword: [password],
    mobilePhone: ['613-555-0199', '+16135550142'],
    dateOfBirth: ['2018-05-04', '2020-02-29'],
    styleDuration: ['1:30', '1:00'],
    styleDeposit: [20],
    stylePrice: [60, 85.5],
    availableDays: ['2026-12-18,2026-12-19', '2026-12-18', ''],
    availableTimes: ['14:00|11:00,12:30', '14:00', ''],
    'If-Match': [...styles, ...bookings, ...children, ...closures, ...groups].map((row) =>
      'offerVersion' in row ? `"${row.version}.${row.offerVersion}"` : `"${row.version}"`,
    ),
  };
}

/** Restores what the previous calls changed or deleted, and loads the current ids. */
export async function prepareFuzzState(
  world: TestApp,
  people: People,
  given: { random: Random; files: readonly Buffer[] },
): Promise<FuzzState> {
  const { database, now } = world;
  const live = await database
    .selectFrom('styles')
    .select('styleId')
    .where('archivedAt', 'is', null)
    .execute();
  await database.updateTable('users').set({ erasedAt: null }).where('id', 'in', people.members).execute();
  if (live.length < 2) await fillStudio(database, `Cornrows ${given.random.below(1_000_000)}`);
  await database
    .updateTable('outbox')
    .set({ failedAt: now, lastError: 'no route' })
    .where('messageId', 'in', (waiting) =>
      waiting.selectFrom('outbox').select('messageId').where('deliveredAt', 'is', null).limit(3),
    )
    .execute();
  const open = async (userId: number): Promise<string> =>
    `Bearer ${await openSession(database, userId, now)}`;
  const [first = 0, second = 0] = people.members;
  const dead = `Bearer ${await openSession(database, first, new Date(now.getTime() - 15 * 24 * 3_600_000))}`;
  const admin = await open(people.admin);
  const member = await open(first);
  const nobodys = ['Bearer x', 'Basic YTpi', '', 'Bearer', `${member}x`];
  const all = [admin, member, await open(second), dead, given.random.pick(nobodys), undefined];
  return { ...given, known: await readKnown(world, people), tokens: { admin, member, all } };
}
