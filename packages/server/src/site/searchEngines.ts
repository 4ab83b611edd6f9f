import type { FastifyInstance } from 'fastify';
import type { Site } from './site.ts';

/** The pages that anybody may find; those of accounts say themselves that they are not to be listed. */
const publicPages = ['/', '/about', '/services', '/policy', '/faq'] as const;

/** Where there is nothing to find without an account. What pages are made of is open: search engines draw them. */
const closedPaths = ['/dashboard', '/admin', '/bookingdetails', '/auth/'] as const;

const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...closedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

function sitemap(publicUrl: string, styleIds: readonly number[]): string {
  const paths = [...publicPages, ...styleIds.map((styleId) => `/services/${styleId}`)];
  const urls = paths.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Serves what search engines ask for: which pages there are, and which they need not look at. */
export function serveSearchEngines(
  app: FastifyInstance,
  { publicUrl, readStyles }: Pick<Site, 'publicUrl' | 'readStyles'>,
): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(publicUrl)),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const styleIds = (await readStyles()).map(({ styleId }) => styleId);
    return reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl, styleIds));
  });
}
