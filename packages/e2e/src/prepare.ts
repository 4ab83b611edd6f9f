import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runProduct, testStart } from './builtServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with the demo studio, copied for each product. */
    readonly filledDataDir: string;
  }
}

/** Fills the demo studio once for all files, since its pictures take long. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaitful-e2e-filled-'));
  const server = await runProduct(dataDir, () => testStart);
  const { status } = await fetch(server.address);
  await server.close();
  // Otherwise every test would wait in vain for the page to hydrate.
  if (status !== 200) throw new Error(`Home answers ${status}. Is there a build? (npm run build)`);
  provide('filledDataDir', dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}
