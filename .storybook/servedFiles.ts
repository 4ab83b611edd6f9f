import type { Plugin } from 'vite';

interface ServedFile {
  type: string;
  /** Called when the file is requested, or Storybook is built. */
  read: () => string | Uint8Array | Promise<string | Uint8Array>;
}

/** Serves files that no module imports at the root of Storybook, and adds them to its build. */
export function servedFiles(name: string, files: Readonly<Record<string, ServedFile>>): Plugin {
  return {
    name: `plaitful:${name}`,
    configureServer(server) {
      for (const [path, { type, read }] of Object.entries(files)) {
        server.middlewares.use(`/${path}`, (_request, response, next) => {
          Promise.resolve()
            .then(read)
            .then((content) => response.setHeader('Content-Type', type).end(content), next);
        });
      }
    },
    async generateBundle() {
      for (const [fileName, { read }] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: await read() });
      }
    },
  };
}
