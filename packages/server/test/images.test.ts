import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem, Style } from '@plaitful/api-client/contract';
import { isFullTier } from './testTier.ts';
import { picture, sendStyle } from './styleForms.ts';
import { startTestApp, type TestApp } from './testApp.ts';

let world: TestApp;
let token = '';

beforeAll(async () => {
  world = await startTestApp();
  token = (await world.signIn({ roles: ['ROLE_ADMIN'] })).token;
});
afterAll(() => world.close());

const variants = () => world.database.selectFrom('images').selectAll().execute();

/** Uploads a style with this picture, and reads what is stored. */
async function upload(image: Buffer, fileName?: string) {
  const [before, stylesBefore] = [await variants(), await countStyles()];
  const answer = await sendStyle(world, { token, image, ...(fileName !== undefined && { fileName }) });
  const after = await variants();
  return {
    status: answer.statusCode,
    code: answer.statusCode === 200 ? undefined : answer.json<Problem>().code,
    style: answer.json<Style>(),
    stored: after.filter(({ hash }) => before.every((kept) => kept.hash !== hash)),
    styles: (await countStyles()) - stylesBefore,
  };
}

const countStyles = async () =>
  (await world.database.selectFrom('styles').select('styleId').execute()).length;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2], 8);
  return chunk('IHDR', data);
}

const png = (width: number, height: number, ...chunks: Buffer[]) =>
  Buffer.concat([signature, header(width, height), ...chunks, chunk('IEND')]);

const black = (width: number, height: number) => deflateSync(Buffer.alloc((width * 3 + 1) * height));

/** A hundred megabytes of zeros, compressed to a hundred kilobytes. */
const unfolding = deflateSync(Buffer.alloc(100_000_000));

describe('a decompression bomb', () => {
  it.each([
    ['that claims 2,500 megapixels', () => png(50_000, 50_000, chunk('IDAT', black(10, 10)))],
    ['that truly has 26 megapixels', () => png(5200, 5000, chunk('IDAT', black(5200, 5000)))],
    ['that is a thread', () => png(1, 24_000_000, chunk('IDAT', black(1, 24_000_000)))],
    ['that claims 4,200 megapixels as a JPEG', () => jpegThatClaims(65_000, 65_000)],
  ])('%s is refused, and nothing of it is stored', async (_title, make) => {
    const { status, code, stored, styles } = await upload(make());
    expect([status, code, stored, styles]).toEqual([413, 'too_large', [], 0]);
  });

  it('rejects a PNG with oversized dimensions', async () => {
    const { status, stored, styles } = await upload(
      png(0x7fffffff, 0x7fffffff, chunk('IDAT', black(10, 10))),
    );
    expect([status, stored, styles]).toEqual([415, [], 0]);
  });

  it.each([
    ['its pixels', () => png(10, 10, chunk('IDAT', unfolding))],
    [
      'a text beside them',
      () =>
        png(
          10,
          10,
          chunk('zTXt', Buffer.concat([Buffer.from('x\0\0'), unfolding])),
          chunk('IDAT', black(10, 10)),
        ),
    ],
    [
      'a colour profile',
      () =>
        png(
          10,
          10,
          chunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), unfolding])),
          chunk('IDAT', black(10, 10)),
        ),
    ],
  ])('whose header is small, in %s, is at most the small picture of its header', async (_title, make) => {
    const { stored } = await upload(make());
    expect(
      stored.every(({ width, height, bytes }) => width >= 320 && height === 10 && bytes.length < 2000),
    ).toBe(true);
  });
});

/** A JPEG whose frame header claims another size than it has. */
function jpegThatClaims(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc000110800000000030122000211010311 01'.replaceAll(' ', ''), 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const quantization = Buffer.concat([Buffer.from('ffdb004300', 'hex'), Buffer.alloc(64, 1)]);
  const scan = Buffer.from('ffda000c03010002110311003f00', 'hex');
  return Buffer.concat([Buffer.from('ffd8', 'hex'), quantization, frame, scan, Buffer.from('00ffd9', 'hex')]);
}

describe('a file that is not a PNG or JPEG', () => {
  it.each([
    ['a GIF', () => picture(40, 40).gif().toBuffer()],
    ['a WebP', () => picture(40, 40).webp().toBuffer()],
    ['an AVIF', () => picture(40, 40).avif().toBuffer()],
    ['a TIFF', () => picture(40, 40).tiff().toBuffer()],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    [
      'an SVG that reaches out',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    ],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a zip', () => Buffer.from('504b0304', 'hex')],
    ['a PDF', () => Buffer.from('%PDF-1.7')],
    ['a page behind the first bytes of a PNG', () => Buffer.concat([signature, Buffer.from('<script>')])],
    [
      'a page behind the first bytes of a JPEG',
      () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from('<b>')]),
    ],
    ['a GIF behind the first bytes of a JPEG', () => Buffer.from('ffd8ff474946383961', 'hex')],
    ['a PNG without a pixel', () => png(0, 0)],
  ])('is refused whatever its type claims: %s', async (_title, make) => {
    for (const fileName of ['style.png', 'style.jpg']) {
      const { status, code, stored, styles } = await upload(await make(), fileName);
      expect([status, code, stored, styles]).toEqual([415, 'wrong_type', [], 0]);
    }
  });

  it('rejects a truncated file', async () => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    });
    for (const bytes of [await noise.png().toBuffer(), await noise.jpeg().toBuffer()]) {
      for (const share of [0.1, 0.5, 0.9]) {
        const { status, stored, styles } = await upload(bytes.subarray(0, Math.floor(bytes.length * share)));
        expect([status, stored, styles]).toEqual([415, [], 0]);
      }
    }
  });
});

describe('a picture with metadata', () => {
  const payload = '<script>alert(1)</script>PK\u0003\u0004';

  it.each([
    [
      'a page behind a PNG',
      async () => Buffer.concat([await picture(60, 60, '#010203').png().toBuffer(), Buffer.from(payload)]),
    ],
    [
      'a page behind a JPEG',
      async () => Buffer.concat([await picture(60, 60, '#040506').jpeg().toBuffer(), Buffer.from(payload)]),
    ],
    [
      'a page in a PNG’s text',
      async () =>
        png(60, 60, chunk('tEXt', Buffer.from(`Comment\0${payload}`)), chunk('IDAT', black(60, 60))),
    ],
    [
      'a page in a JPEG’s comment',
      async () => {
        const jpeg = await picture(60, 60, '#070809').jpeg().toBuffer();
        const comment = Buffer.from(payload);
        const length = Buffer.alloc(4);
        length.writeUInt16BE(0xfffe, 0);
        length.writeUInt16BE(comment.length + 2, 2);
        return Buffer.concat([jpeg.subarray(0, 2), length, comment, jpeg.subarray(2)]);
      },
    ],
  ])('is stored as a picture alone: %s', async (_title, make) => {
    const { status, stored } = await upload(await make());
    expect([status, stored.length]).toEqual([200, 9]);
    for (const { bytes } of stored) expect(bytes.includes('<script')).toBe(false);
  });

  it('is stored without them, and upright', async () => {
    const image = await picture(50, 40)
      .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(image).metadata()).exif).toBeDefined();
    const { stored } = await upload(image);
    for (const { bytes } of stored) {
      const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc, orientation ?? 1, width, height]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        1,
        40,
        50,
      ]);
    }
  });

  it.each([
    '../../../etc/passwd',
    'C:\\Windows\\win.ini',
    '/etc/passwd',
    '..%2f..%2fa.png',
    'a\u0000.png',
    '"><script>.png',
  ])('is not stored under its name: %s', async (fileName) => {
    const image = await picture(40, 40, `#0000${fileName.length.toString(16).padStart(2, '0')}`)
      .png()
      .toBuffer();
    const { status, style } = await upload(image, fileName);
    expect(status).toBe(200);
    expect(style.styleImage).toMatch(/^\/api\/images\/[0-9a-f]{64}\/640\.jpeg$/);
    const dump = JSON.stringify([await world.database.selectFrom('styles').selectAll().execute()]);
    expect(dump).not.toMatch(/passwd|win\.ini|<script/);
  });
});

describe('while pictures are encoded', { tags: ['ci'] }, () => {
  it('the health check still answers', async () => {
    const noise = (mean: number) =>
      sharp({
        create: {
          width: 4000,
          height: 3000,
          channels: 3,
          background: '#000',
          noise: { type: 'gaussian', mean, sigma: 20 },
        },
      })
        .jpeg({ quality: 50 })
        .toBuffer();
    const images = [await noise(90), await noise(120), await noise(150)];
    const state = { isDone: false };
    const uploads = Promise.all(images.map((image) => sendStyle(world, { token, image }))).finally(() => {
      state.isDone = true;
    });
    const answers: number[] = [];
    const waits: number[] = [];
    do {
      const from = performance.now();
      answers.push((await world.app.inject('/healthz')).statusCode);
      waits.push(performance.now() - from);
      await new Promise((resolve) => setTimeout(resolve, 10));
    } while (!state.isDone);
    expect((await uploads).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers)).toEqual(new Set([200]));
    // An encoder in the server's own thread would delay all answers to the end.
    expect(answers.length).toBeGreaterThan(10);
    expect(isFullTier ? Math.max(...waits) : 0).toBeLessThan(200);
  });
});
