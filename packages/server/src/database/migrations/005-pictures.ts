import { sql, type Kysely } from 'kysely';

/** White, for bytes that can no longer be read: a damaged picture must not keep the server from starting. */
const unknownColor = '#ffffff';

/** Works out the colour of every picture that is kept, from its smallest variant. */
async function fillColors(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ hash: string; bytes: Buffer }>`
    SELECT hash, bytes FROM images WHERE width = 320 AND format = 'jpeg'`.execute(database);
  // Only where there is something to do: what reads pictures takes a moment to load.
  const { dominantColor } = rows.length > 0 ? await import('../../images/encode.ts') : {};
  for (const { hash, bytes } of rows) {
    const color = await dominantColor?.(bytes).catch(() => unknownColor);
    await sql`UPDATE images SET color = ${color} WHERE hash = ${hash}`.execute(database);
  }
  await sql`UPDATE images SET color = ${unknownColor} WHERE color IS NULL`.execute(database);
}

/** The colour of each picture, to stand in its place until it is there. */
export const pictures = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`ALTER TABLE images ADD COLUMN color text CHECK (color ~ '^#[0-9a-f]{6}$')`.execute(database);
    await fillColors(database);
    await sql`ALTER TABLE images ALTER COLUMN color SET NOT NULL`.execute(database);
  },
};
