import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** Waits until a file, or the names in a folder, are on the disk: only then do they survive a power failure. */
export function syncPathSync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Like {@link syncPathSync}, for a folder with all that it contains. */
export function syncTreeSync(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) syncTreeSync(child);
    else if (entry.isFile()) syncPathSync(child);
  }
  syncPathSync(path);
}

/** Like {@link syncPathSync}, without stopping the event loop. */
export async function syncPath(path: string): Promise<void> {
  const opened = await open(path, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
