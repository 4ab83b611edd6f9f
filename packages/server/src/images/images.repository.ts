import type { Database, Trx } from '../database/database.ts';
import type { EncodedVariants, ImageFormat } from './encode.ts';

/** Whether the picture of this content is kept already. */
export async function hasImage(trx: Trx, hash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('images')
    .select('hash')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
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
