import { createHash } from 'node:crypto';
import type { Database, Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { encodeImage, validateImage, type EncodedVariants, type ImageProblem } from './encode.ts';
import { hasImage, insertImage, lockImage } from './images.repository.ts';

interface RejectedImage {
  readonly kind: 'refused';
  readonly reason: ImageProblem;
}

/** A picture to be stored; without variants when it is stored already. */
export interface EncodedImage {
  readonly kind: 'encoded';
  /** Of the picture's content. */
  readonly hash: string;
  readonly made: EncodedVariants | undefined;
}

/**
 * Validates a picture and encodes its nine variants: PNG or JPEG by content, at most 10 MB, as a JPEG 50 and as a PNG
 * 25 megapixels. The same picture is only encoded once. No transaction is open meanwhile, since encoding takes a third
 * of a second and the embedded database has one connection.
 */
export async function prepareImage(database: Database, bytes: Buffer): Promise<EncodedImage | RejectedImage> {
  const reason = await validateImage(bytes);
  if (reason !== undefined) return { kind: 'refused', reason };
  const hash = createHash('sha256').update(bytes).digest('hex');
  const isKept = await inTransaction(database, (trx) => hasImage(trx, hash));
  if (isKept) return { kind: 'encoded', hash, made: undefined };
  const made = await encodeImage(bytes).catch(() => undefined);
  // The file may not match its header, or be cut off.
  return made === undefined ? { kind: 'refused', reason: 'damaged' } : { kind: 'encoded', hash, made };
}

/**
 * Stores a picture in the caller's transaction, so that a rejected upload leaves nothing.
 * @returns false when it was stored already and has been removed meanwhile: it has to be prepared again
 */
export async function storeImage(trx: Trx, { hash, made }: EncodedImage, now: Date): Promise<boolean> {
  if (made !== undefined) await insertImage(trx, hash, made, now);
  return lockImage(trx, hash);
}
