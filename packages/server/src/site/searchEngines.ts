import type { FastifyInstance } from 'fastify';
import type { ServedPage } from '@plaitful/api-client/page';
import type { PageSources } from './pages.ts';

/** Pages that need an account. Scripts and styles stay open, since search engines render pages. */
function closedPaths(pages: readonly ServedPage[]): string[] {
  const roots = pages.flatMap(({ path, guard }) => (guard ? [`/${path.split('/')[1] ?? ''}`] : []));
  return [...new Set(roots), '/auth/'];
}

const robots = (publicUrl: string, pages: readonly ServedPage[]): string =>
  [
    'User-agent: *',
    ...closedPaths(pages).map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

function sitemap(paths: readonly string[], publicUrl: string): string {
  const urls = paths.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

export function serveSearchEngines(
  app: FastifyInstance,
  pages: readonly ServedPage[],
  { publicUrl, loadStyles }: Pick<PageSources, 'publicUrl' | 'loadStyles'>,
): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(publicUrl, pages)),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const styleIds = (await loadStyles()).map(({ styleId }) => String(styleId));
    const indexed = pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path);
    const paths = [
      ...indexed.filter((path) => !path.includes(':')),
      ...indexed
        .filter((path) => path.includes(':styleId'))
        .flatMap((path) => styleIds.map((id) => path.replace(':styleId', id))),
    ];
    return reply.type('application/xml; charset=utf-8').send(sitemap(paths, publicUrl));
  });
}
