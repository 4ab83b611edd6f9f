import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { createApp } from '../../app/app.ts';
import { parseConfig } from '../../platform/config/config.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import type { Database, OpenDatabase } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { business } from '../../platform/outbox/messages.fixture.ts';
import { imageFormats, imageWidths, MAX_IMAGE_BYTES } from './encode.ts';
import { findVariant, removeUnusedImage } from './images.repository.ts';
import { storeImage, prepareImage } from './images.service.ts';

const now = new Date('2026-11-20T12:00:00Z');
let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

/** Validates, encodes and stores a picture. */
async function prepareAndStore(database: Database, bytes: Buffer, at: Date) {
  const image = await prepareImage(database, bytes);
  if (image.kind === 'refused') return image;
  const isKept = await inTransaction(database, (trx) => storeImage(trx, image, at));
  if (!isKept) throw new Error('It has been removed meanwhile');
  return { kind: 'stored', hash: image.hash } as const;
}

const picture = (width: number, height: number, background = '#a04080') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A PNG whose header claims more than its body contains. */
function pngThatClaims(width: number, height: number): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4, 'latin1');
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([8, 2, 0, 0, 0], 16);
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, header, Buffer.from('0000000049444154', 'hex')]);
}

/** The largest difference of two colours in red, green or blue; JPEG is lossy. */
function distance(one: string, other: string): number {
  const parts = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.max(...parts(one).map((part, index) => Math.abs(part - (parts(other)[index] ?? 0))));
}

async function variantsOf(hash: string) {
  const sizes: string[] = [];
  for (const width of imageWidths) {
    for (const format of imageFormats) {
      const bytes = await findVariant(open.database, { hash, width, format });
      const { format: found, width: wide, height, exif } = await sharp(bytes).metadata();
      expect(exif).toBeUndefined();
      sizes.push(`${width}.${format} ${found} ${wide}x${height}`);
    }
  }
  return sizes;
}

describe('pictures', () => {
  it('keeps a picture in three widths and three formats', async () => {
    const stored = await prepareAndStore(open.database, await picture(1600, 2000).png().toBuffer(), now);
    if (stored.kind !== 'stored') throw new Error(stored.reason);
    expect(await variantsOf(stored.hash)).toEqual(
      [
        [320, 400],
        [640, 800],
        [1280, 1600],
      ].flatMap(([width, height]) =>
        imageFormats.map(
          (format) => `${width}.${format} ${format === 'avif' ? 'heif' : format} ${width}x${height}`,
        ),
      ),
    );
  });

  it('takes off metadata and turns a picture upright, and never makes it larger', async () => {
    const turned = await picture(500, 400)
      .withExif({ IFD0: { Artist: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const stored = await prepareAndStore(open.database, turned, now);
    if (stored.kind !== 'stored') throw new Error(stored.reason);
    expect(await variantsOf(stored.hash)).toContain('1280.webp webp 400x500');
  });

  it.each([
    ['of one colour', () => picture(400, 500), '#a04080'],
    ['in grey', () => picture(400, 500, '#777777').greyscale(), '#777777'],
    [
      'that is mostly one colour',
      () =>
        picture(400, 500).composite([
          { input: { create: { width: 300, height: 120, channels: 3, background: '#10e010' } } },
        ]),
      '#a04080',
    ],
  ])('keeps with each variant the colour of a picture %s', async (_title, make, color) => {
    const stored = await prepareAndStore(open.database, await make().png().toBuffer(), now);
    if (stored.kind !== 'stored') throw new Error(stored.reason);
    const rows = await open.database
      .selectFrom('images')
      .select('color')
      .where('hash', '=', stored.hash)
      .execute();
    expect(rows).toHaveLength(9);
    for (const row of rows) expect(distance(row.color, color)).toBeLessThan(4);
  });

  it('keeps the same picture once', async () => {
    const bytes = await picture(40, 50).png().toBuffer();
    const first = await prepareAndStore(open.database, bytes, now);
    const [second, third] = await Promise.all([
      prepareAndStore(open.database, bytes, now),
      prepareAndStore(open.database, bytes, now),
    ]);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
  });

  it('is re-encoded when deleted meanwhile', async () => {
    const bytes = await picture(44, 50).png().toBuffer();
    const first = await prepareAndStore(open.database, bytes, now);
    if (first.kind !== 'stored') throw new Error(first.reason);
    const again = await prepareImage(open.database, bytes);
    if (again.kind === 'refused') throw new Error(again.reason);
    await inTransaction(open.database, (trx) => removeUnusedImage(trx, first.hash));
    expect(await inTransaction(open.database, (trx) => storeImage(trx, again, now))).toBe(false);
    expect(await prepareAndStore(open.database, bytes, now)).toEqual(first);
  });

  it('refuses anything but PNG and JPEG, whatever its type claims', async () => {
    const gif = await picture(10, 10).gif().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [gif, svg, Buffer.from('hello'), Buffer.alloc(0)]) {
      expect(await prepareAndStore(open.database, bytes, now)).toEqual({
        kind: 'refused',
        reason: 'notAPicture',
      });
    }
  });

  it('takes a photo of 48 megapixels', async () => {
    const photo = await picture(8064, 6048).jpeg().toBuffer();
    const stored = await prepareAndStore(open.database, photo, now);
    if (stored.kind !== 'stored') throw new Error(stored.reason);
    expect(await variantsOf(stored.hash)).toContain('1280.jpeg jpeg 1280x960');
  });

  it.each([
    ['a PNG', () => picture(400, 500).png().toBuffer(), 60],
    ['a JPEG', () => picture(400, 500).jpeg().toBuffer(), -40],
    ['a large JPEG', () => picture(4000, 3000).jpeg().toBuffer(), -4000],
    ['a progressive JPEG', () => picture(400, 500).jpeg({ progressive: true }).toBuffer(), -40],
  ])('refuses %s whose end is missing as damaged', async (_title, make, end) => {
    const cutOff = (await make()).subarray(0, end);
    expect(await prepareAndStore(open.database, cutOff, now)).toEqual({ kind: 'refused', reason: 'damaged' });
  });

  it('refuses a file with less than its header claims as damaged', async () => {
    const claims = pngThatClaims(400, 500);
    expect(await prepareAndStore(open.database, claims, now)).toEqual({ kind: 'refused', reason: 'damaged' });
  });

  it('refuses a PNG of more than 25 megapixels, and a JPEG of more than 50, by the header alone', async () => {
    const tooMany = { kind: 'refused', reason: 'tooManyPixels' };
    const bombs = [pngThatClaims(30_000, 30_000), pngThatClaims(5000, 5001)];
    const photo = await picture(8200, 6100).jpeg().toBuffer();
    for (const bytes of [...bombs, photo.subarray(0, 1000)]) {
      expect(await prepareAndStore(open.database, bytes, now)).toEqual(tooMany);
    }
  });

  it('refuses more than 10 MB', async () => {
    const bytes = Buffer.concat([await picture(40, 50).png().toBuffer(), Buffer.alloc(MAX_IMAGE_BYTES)]);
    expect(await prepareAndStore(open.database, bytes, now)).toEqual({ kind: 'refused', reason: 'tooLarge' });
  });
});

describe('serving a picture', () => {
  it('is answered to anyone, to be kept for a day, and can do nothing as a page', async () => {
    const stored = await prepareAndStore(open.database, await picture(320, 400).png().toBuffer(), now);
    if (stored.kind !== 'stored') throw new Error(stored.reason);
    const config = parseConfig({});
    const log = pino({ level: 'silent' });
    const app = await createApp({
      config,
      business,
      database: open.database,
      clock: () => now,
      log,
      hasJobs: false,
    });
    const found = await app.inject(`/api/images/${stored.hash}/320.webp`);
    expect(found.statusCode).toBe(200);
    expect(found.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: `"${stored.hash}-320-webp"`,
    });
    expect((await sharp(found.rawPayload).metadata()).format).toBe('webp');
    const url = `/api/images/${stored.hash}/320.webp`;
    const etag = String(found.headers.etag);
    for (const method of ['GET', 'HEAD'] as const) {
      const ask = (tag: string) => app.inject({ method, url, headers: { 'if-none-match': tag } });
      const known = await ask(`"x", ${etag}`);
      expect([known.statusCode, known.body, known.headers['content-type']]).toEqual([304, '', undefined]);
      expect(known.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=86400' });
      const other = await ask(etag.replace('320', '640'));
      expect([other.statusCode, Number(other.headers['content-length'])]).toEqual([
        200,
        found.rawPayload.length,
      ]);
    }
    await inTransaction(open.database, (trx) => removeUnusedImage(trx, stored.hash));
    for (const headers of [{}, { 'if-none-match': etag }]) {
      expect((await app.inject({ url, headers })).statusCode).toBe(404);
    }
    const missing = await app.inject(`/api/images/${'0'.repeat(64)}/320.webp`);
    expect(missing.statusCode).toBe(404);
    for (const path of ['321.webp', '320.svg', '320']) {
      const wrong = await app.inject(`/api/images/${stored.hash}/${path}`);
      expect([400, 404]).toContain(wrong.statusCode);
    }
    await app.close();
  });
});
