import type { DatabaseTarget } from '../src/platform/database/database.ts';
import { makeTempDir } from './tempDir.ts';
import { createTestDatabase } from './testDatabase.ts';

/** A database that outlives its servers, with the settings to open it. */
export async function createPersistentDatabase(): Promise<{
  place: DatabaseTarget;
  env: Record<string, string>;
}> {
  const { place } = await createTestDatabase();
  return place.kind === 'embedded'
    ? { place, env: { DATA_DIR: place.dataDir } }
    : { place, env: { DATA_DIR: makeTempDir(), DATABASE_URL: place.url } };
}
