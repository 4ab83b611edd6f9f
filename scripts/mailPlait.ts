// `npm run generate:plait`: draws the plait of mails. A bitmap, since neither Gmail nor Outlook shows SVG.
import { plaitSvg } from '@plaitful/illustrations/brand';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './exec.ts';

const box = { width: 600, height: 44 };

const svg = plaitSvg(
  [
    { x: -20, y: 16, direction: 'right' },
    { x: 170, y: 29, direction: 'right' },
    { x: 400, y: 14, direction: 'right' },
    { x: 620, y: 30, direction: 'right' },
  ],
  box,
  { halfWidth: 8.5 },
);

const { size } = await sharp(Buffer.from(svg), { density: 144 })
  .resize({ width: 2 * box.width })
  .png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 })
  .toFile(join(root, 'packages/messages/src/mail/plait.png'));
process.stdout.write(`drawn: packages/messages/src/mail/plait.png, ${size} bytes\n`);
