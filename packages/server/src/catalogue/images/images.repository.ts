import type { Database, Trx } from '../../platform/database/database.ts';
import type { EncodedVariants, ImageFormat } from './encode.ts';

/** Selects one variant, which every picture has. */
const ofPicture = (trx: Trx, hash: string) =>
  trx
    .selectFrom('images')
    .select('hash')
    .where('hash', '=', hash)
    .where('width', '=', 320)
    .where('format', '=', 'jpeg');

export async function hasImage(trx: Trx, hash: string): Promise<boolean> {
  const row = await ofPicture(trx, hash).executeTakeFirst();
  return row !== undefined;
}

/** Stores the variants of a picture, unless another upload has stored them meanwhile. */
export async function insertImage(
  trx: Trx,
  hash: string,
  { variants, color }: EncodedVariants,
  createdAt: Date,
): Promise<void> {
  await trx
    .insertInto('images')
    .values(variants.map((variant) => ({ ...variant, hash, color, createdAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Whether a picture is stored; it cannot be removed until the transaction ends, and the removal then sees the new
 * reference.
 */
export async function lockImage(trx: Trx, hash: string): Promise<boolean> {
  const row = await ofPicture(trx, hash).forKeyShare().executeTakeFirst();
  return row !== undefined;
}

/** Removes a picture that no style references; waits for transactions that are about to reference it. */
export async function removeUnusedImage(trx: Trx, hash: string): Promise<void> {
  await ofPicture(trx, hash).forUpdate().execute();
  // A separate statement, after the lock: it sees what was committed meanwhile.
  await trx
    .deleteFrom('images')
    .where('hash', '=', hash)
    .where((row) =>
      row.not(row.exists(row.selectFrom('styles').select('styleId').where('imageHash', '=', hash))),
    )
    .execute();
}

/** The bytes of a variant. A single read needs no transaction. */
export async function findVariant(
  database: Database,
  variant: { hash: string; width: number; format: ImageFormat },
): Promise<Buffer | undefined> {
  const row = await database
    .selectFrom('images')
    .select('bytes')
    .where('hash', '=', variant.hash)
    .where('width', '=', variant.width)
    .where('format', '=', variant.format)
    .executeTakeFirst();
  return row?.bytes;
}
