import type { Database, Trx } from '../database/database.ts';
import type { EncodedVariants, ImageFormat } from './encode.ts';

/** One row that stands for a picture: each has this variant. */
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

/** Keeps the variants of a picture; those that another upload has kept meanwhile stay as they are. */
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
 * Whether a picture is kept, and stays so until the end of the transaction: who removes it waits for that, and then sees who
 * refers to it.
 */
export async function lockImage(trx: Trx, hash: string): Promise<boolean> {
  const row = await ofPicture(trx, hash).forKeyShare().executeTakeFirst();
  return row !== undefined;
}

/** Removes a picture that no style refers to; whoever is about to refer to it is waited for. */
export async function removeUnusedImage(trx: Trx, hash: string): Promise<void> {
  await ofPicture(trx, hash).forUpdate().execute();
  // A statement of its own, after the lock: it sees what was committed while that was waited for.
  await trx
    .deleteFrom('images')
    .where('hash', '=', hash)
    .where((row) =>
      row.not(row.exists(row.selectFrom('styles').select('styleId').where('imageHash', '=', hash))),
    )
    .execute();
}

/** The bytes of one variant. A single read needs no transaction of its own. */
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
