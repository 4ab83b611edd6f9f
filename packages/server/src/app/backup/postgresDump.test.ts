import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { makeTempDir } from '../../../test/tempDir.ts';
import { dumpPostgres } from './postgresDump.ts';

afterEach(() => vi.unstubAllEnvs());

it('names the file itself in the command for where pg_dump is installed, and no password', async () => {
  vi.stubEnv('PATH', makeTempDir());
  const file = join(makeTempDir(), '2026-12-01T22-30.dump');
  await expect(dumpPostgres('postgres://studio:secret@localhost/studio', file)).rejects.toThrow(
    `pg_dump is not installed here. Where it is, run: pg_dump --format=custom --file=${file} --dbname="$DATABASE_URL"`,
  );
});
