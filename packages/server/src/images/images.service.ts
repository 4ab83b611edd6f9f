import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { encodeImage, judgeImage } from './encode.ts';
import type { ImageRefusal, ImageVariant } from './encode.ts';
import { hasImage, insertImage } from './images.repository.ts';

/** A picture that is kept, by the hash of its content, or why it is not. */
export type StoreImageResult =
  | { readonly kind: 'stored'; readonly hash: string }
  | { readonly kind: 'refused'; readonly reason: ImageRefusal };

/**
 * Keeps a picture in its nine variants: PNG or JPEG by content, at most 10 MB and 25 megapixels (reading 35). The
 * same picture is encoded once only. No transaction is open while it is encoded, since that takes a third of a second
 * and the embedded database has one connection; what is kept of an upload that then fails is found again by its hash.
 */
export async function storeImage(database: Database, bytes: Buffer, now: Date): Promise<StoreImageResult> {
  const reason = await judgeImage(bytes);
  if (reason !== undefined) return { kind: 'refused', reason };
  const hash = createHash('sha256').update(bytes).digest('hex');
  const isKept = await inTransaction(database, (trx) => hasImage(trx, hash));
  if (isKept) return { kind: 'stored', hash };
  const variants = await encodeImage(bytes).catch((): ImageVariant[] => []);
  // A header may promise what the rest of the file does not hold.
  if (variants.length === 0) return { kind: 'refused', reason: 'notAPicture' };
  await inTransaction(database, (trx) => insertImage(trx, hash, variants, now));
  return { kind: 'stored', hash };
}
