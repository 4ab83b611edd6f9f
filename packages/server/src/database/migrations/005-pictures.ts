import { sql, type Kysely } from 'kysely';

/** White for the pictures of before. */
const colors = [
  `ALTER TABLE images ADD COLUMN color text NOT NULL DEFAULT '#ffffff' CHECK (color ~ '^#[0-9a-f]{6}$')`,
  'ALTER TABLE images ALTER COLUMN color DROP DEFAULT',
];

/** The colour of each picture, to stand in its place until it is there. */
export const pictures = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const statement of colors) await sql.raw(statement).execute(database);
  },
};
