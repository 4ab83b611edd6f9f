import { sql, type Kysely } from 'kysely';

/** Pictures that were replaced, or whose styles are deleted or archived, stayed until now. */
const unused = [
  'UPDATE styles SET image_hash = NULL WHERE archived_at IS NOT NULL',
  `DELETE FROM images WHERE NOT EXISTS (SELECT FROM styles WHERE styles.image_hash = images.hash)`,
];

/** Removes the pictures that no offered style has. */
export const unusedPictures = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const part of unused) await sql.raw(part).execute(database);
  },
};
