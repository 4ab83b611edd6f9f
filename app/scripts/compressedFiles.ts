import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const byBrotli = promisify(brotliCompress);
const byGzip = promisify(gzip);

/** In bytes; a smaller file fits in one packet uncompressed. */
const smallest = 1024;

/**
 * Writes each compressed format beside the file, at the highest level: it is compressed once and sent often.
 */
async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([byBrotli(content, { params }), byGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Writes scripts, styles and drawings of the built app compressed as well. */
export function compressedFiles(): Plugin {
  return {
    name: 'plaitful:compressed-files',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const built = new Set(Object.keys(bundle));
        const files = globSync('{assets/*.{js,css,svg},*.{svg,css}}', { cwd: dir }).filter(
          (file) => !file.startsWith('assets/') || built.has(file),
        );
        await Promise.all(files.map((file) => compress(join(dir, file))));
      },
    },
  };
}
